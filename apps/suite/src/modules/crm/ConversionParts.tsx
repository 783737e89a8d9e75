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
import type { Joined } from './Conversion.tsx';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** Records that it may be already, as the notice shows them. */
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

/** A picker for a record that is there: what was chosen, or nothing yet. */
function Existing<Row>({
  kind,
  label,
  joined,
  nameOf,
}: {
  kind: 'account' | 'contact';
  label: string;
  joined: Joined<Row>;
  nameOf: (row: Row) => string;
}) {
  return (
    <ReferenceSearch
      kind={kind}
      label={label}
      isRequired
      value={joined.id ?? null}
      {...(joined.record ? { valueLabel: nameOf(joined.record) } : {})}
      {...(joined.error ? { errorMessage: `This ${kind} cannot be opened. Choose another.` } : {})}
      onChange={(id) => joined.choose(id ?? undefined)}
      onBlur={() => undefined}
    />
  );
}

/** A new account, or one that is there: those that the lead may be of are offered. */
export function AccountPart({
  lead,
  offer,
  joined,
  isExisting,
  onExisting,
}: {
  lead: Lead;
  offer: ConversionOffer;
  joined: Joined<Account>;
  isExisting: boolean;
  onExisting: (isExisting: boolean) => void;
}) {
  const mayAdd = useDecision({ app: 1, name: 'account', type: 'a' });
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return (
    <Card title="Which account" level={2} fullHeight>
      <Stack gap={12}>
        <RadioGroup
          label="Which account"
          hideLabel
          value={isExisting ? 'existing' : 'new'}
          options={[
            {
              id: 'new',
              label: lead.company ? `New: ${lead.company}` : 'New account',
              isDisabled: !mayAdd.allowed,
              ...refused(mayAdd),
            },
            { id: 'existing', label: 'Existing account' },
          ]}
          onChange={(value) => {
            onExisting(value === 'existing');
            if (value === 'new') joined.choose(undefined);
          }}
        />
        {isExisting && <Existing kind="account" label="Account" joined={joined} nameOf={(row) => row.name} />}
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

/** A new contact, one that is there, or none. */
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
  joined: Joined<Contact>;
  isExisting: boolean;
  onExisting: (isExisting: boolean) => void;
  /** The account that the lead joins. */
  accountId: string | undefined;
  isWanted: boolean;
  onWanted: (isWanted: boolean) => void;
}) {
  const mayAdd = useDecision({ app: 1, name: 'contact', type: 'a' });
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const elsewhere = joined.record?.account_id && joined.record.account_id !== accountId;
  return (
    <Card title="Which contact" level={2} fullHeight>
      <Stack gap={12}>
        <RadioGroup
          label="Which contact"
          hideLabel
          value={isWanted ? (isExisting ? 'existing' : 'new') : 'none'}
          options={[
            { id: 'new', label: 'New contact', isDisabled: !mayAdd.allowed, ...refused(mayAdd) },
            { id: 'existing', label: 'Existing contact' },
            { id: 'none', label: 'No contact' },
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
            label="Contact"
            joined={joined}
            nameOf={(row) => `${row.firstname} ${row.lastname}`}
          />
        )}
        {isExisting && elsewhere && (
          <Text size="small" tone="muted">
            {`Stays with ${joined.record?.account_name || 'its account'}.`}
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

/** An opportunity in its first stage, or none. */
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
    <Card title="Something to bid for" level={2} fullHeight>
      <RadioGroup
        label="An opportunity"
        hideLabel
        value={isWanted ? 'new' : 'none'}
        options={[
          { id: 'new', label: 'New opportunity', isDisabled: !decision.allowed, ...refused(decision) },
          { id: 'none', label: 'No opportunity', description: 'The customer, and nothing to bid for yet.' },
        ]}
        onChange={(value) => onWanted(value === 'new')}
      />
    </Card>
  );
}
