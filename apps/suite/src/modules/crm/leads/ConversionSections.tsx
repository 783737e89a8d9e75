import type { Account, Contact, ConversionOffer, Duplicate, Lead } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { ReferenceSearch } from '@plumbline/app-kit/record/options';
import { denialText, type Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Card } from '@plumbline/ui/Card';
import { DuplicateNotice } from '@plumbline/ui/DuplicateNotice';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import type { ExistingRecordChoice } from './ExistingRecordChoice.ts';
import { leadsMessages } from './messages.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** Maps duplicate candidates to the entries of the duplicate notice, without the dismissed ones. */
const shown = (
  candidates: readonly Duplicate[],
  route: 'account-view' | 'contact-view',
  dismissed: readonly string[],
) =>
  candidates
    .filter(({ uuid }) => !dismissed.includes(uuid))
    .map(({ uuid, title, number, detail, reasons }) => ({
      id: uuid,
      title,
      ...(number ? { code: number } : {}),
      ...(detail ? { description: detail } : {}),
      reasons: reasons.map(capital),
      href: href(route, { uuid }),
    }));
const refused = (decision: Decision) => (decision.allowed ? {} : { description: denialText(decision) });

/** Search field for an existing record. */
function Existing<Row>({
  kind,
  label,
  joined,
  nameOf,
}: {
  kind: 'account' | 'contact';
  label: string;
  joined: ExistingRecordChoice<Row>;
  nameOf: (row: Row) => string;
}) {
  return (
    <ReferenceSearch
      kind={kind}
      label={label}
      isRequired
      value={joined.id ?? null}
      {...(joined.record ? { valueLabel: nameOf(joined.record) } : {})}
      {...(joined.error ? { errorMessage: leadsMessages.recordUnavailable(kind) } : {})}
      onChange={(id) => joined.choose(id ?? undefined)}
      onBlur={() => undefined}
    />
  );
}

/** Choice between a new and an existing account, with suggestions of similar accounts. */
export function AccountPart({
  lead,
  offer,
  joined,
  isExisting,
  onExisting,
}: {
  lead: Lead;
  offer: ConversionOffer;
  joined: ExistingRecordChoice<Account>;
  isExisting: boolean;
  onExisting: (isExisting: boolean) => void;
}) {
  const mayAdd = useDecision({ app: 1, name: 'account', type: 'a' });
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return (
    <Card title={leadsMessages.accountToUse} level={2} isFullHeight>
      <Stack gap={12}>
        <RadioGroup
          label={leadsMessages.accountToConvertTo}
          hideLabel
          value={isExisting ? 'existing' : 'new'}
          options={[
            {
              id: 'new',
              label: lead.company ? leadsMessages.newCompany(lead.company) : leadsMessages.newAccount,
              isDisabled: !mayAdd.allowed,
              ...refused(mayAdd),
            },
            { id: 'existing', label: leadsMessages.existingAccount },
          ]}
          onChange={(value) => {
            onExisting(value === 'existing');
            if (value === 'new') joined.choose(undefined);
          }}
        />
        {isExisting && (
          <Existing kind="account" label={leadsMessages.account} joined={joined} nameOf={(row) => row.name} />
        )}
        <DuplicateNotice
          candidates={joined.id === undefined ? shown(offer.accounts, 'account-view', dismissed) : []}
          onUse={(id) => {
            onExisting(true);
            joined.choose(id);
          }}
          onDismiss={(ids) => setDismissed([...dismissed, ...ids])}
        />
      </Stack>
    </Card>
  );
}

/** Choice between a new contact, an existing one and none. */
export function ContactPart({
  offer,
  joined,
  accountId,
  isExisting,
  onExisting,
  isWanted,
  onWanted,
}: {
  offer: ConversionOffer;
  joined: ExistingRecordChoice<Contact>;
  isExisting: boolean;
  onExisting: (isExisting: boolean) => void;
  /** Id of the existing account that the lead is converted into. */
  accountId: string | undefined;
  isWanted: boolean;
  onWanted: (isWanted: boolean) => void;
}) {
  const mayAdd = useDecision({ app: 1, name: 'contact', type: 'a' });
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const elsewhere = joined.record?.account_id && joined.record.account_id !== accountId;
  return (
    <Card title={leadsMessages.contactToUse} level={2} isFullHeight>
      <Stack gap={12}>
        <RadioGroup
          label={leadsMessages.contactToConvertTo}
          hideLabel
          value={isWanted ? (isExisting ? 'existing' : 'new') : 'none'}
          options={[
            { id: 'new', label: leadsMessages.newContact, isDisabled: !mayAdd.allowed, ...refused(mayAdd) },
            { id: 'existing', label: leadsMessages.existingContact },
            { id: 'none', label: leadsMessages.noContact },
          ]}
          onChange={(value) => {
            onWanted(value !== 'none');
            onExisting(value === 'existing');
            if (value !== 'existing') joined.choose(undefined);
          }}
        />
        {isExisting && (
          <Existing
            kind="contact"
            label={leadsMessages.contact}
            joined={joined}
            nameOf={(row) => `${row.firstname} ${row.lastname}`}
          />
        )}
        {isExisting && elsewhere && (
          <Text size="small" tone="muted">
            {leadsMessages.staysLinkedTo(joined.record?.account_name || 'its account')}
          </Text>
        )}
        <DuplicateNotice
          candidates={
            isWanted && joined.id === undefined ? shown(offer.contacts, 'contact-view', dismissed) : []
          }
          onUse={(id) => {
            onExisting(true);
            joined.choose(id);
          }}
          onDismiss={(ids) => setDismissed([...dismissed, ...ids])}
        />
      </Stack>
    </Card>
  );
}

/** Choice between an opportunity in its first stage and none. */
export function OpportunityPart({
  isWanted,
  onWanted,
  decision,
}: {
  isWanted: boolean;
  onWanted: (isWanted: boolean) => void;
  decision: Decision;
}) {
  return (
    <Card title={leadsMessages.opportunityToCreate} level={2} isFullHeight>
      <RadioGroup
        label={leadsMessages.opportunity}
        hideLabel
        value={isWanted ? 'new' : 'none'}
        options={[
          {
            id: 'new',
            label: leadsMessages.newOpportunity,
            isDisabled: !decision.allowed,
            ...refused(decision),
          },
          {
            id: 'none',
            label: leadsMessages.noOpportunity,
            description: leadsMessages.noOpportunityHint,
          },
        ]}
        onChange={(value) => onWanted(value === 'new')}
      />
    </Card>
  );
}
