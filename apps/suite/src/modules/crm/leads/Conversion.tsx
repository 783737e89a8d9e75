import { ApiError, type Account, type Contact, type ConversionOffer, type Lead } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { useStatuses, useTerritoryLimit } from '@plumbline/app-kit/data/lookups';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import {
  convert,
  defaultMapping,
  type ConversionForms,
  type ConversionInto,
  type ConversionTarget,
} from '@plumbline/validation/conversion';
import { Banner } from '@plumbline/ui/Banner';
import { Columns } from '@plumbline/ui/Columns';
import { FormLayout } from '@plumbline/ui/FormLayout';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExistingRecordChoice } from './ExistingRecordChoice.ts';
import { AccountPart, ContactPart, OpportunityPart } from './ConversionSections.tsx';
import { useConvert, useDefaultMapping } from './use-convert.ts';
import { ConversionFields } from './ConversionFields.tsx';
import { byField, listed, rowsOf, sameMapping, mappingOfRows, valuesFor, type Typed } from './conversion.ts';
import { leadsMessages } from './messages.ts';

interface ConversionProps {
  lead: Lead;
  offer: ConversionOffer;
  forms: ConversionForms;
  account: ExistingRecordChoice<Account>;
  contact: ExistingRecordChoice<Contact>;
  /** Reloads records that changed in the meantime. */
  onStale: () => void;
}

/** Lead fields that are never mapped to another record. */
const UNMAPPED_FIELDS = new Set(['status']);
const codesOf = (forms: ConversionForms): string[] =>
  forms.lead
    .flatMap(({ fields }) => fields.map(({ code, isSystem }) => (isSystem ? code : `custom.${code}`)))
    .filter((code) => !UNMAPPED_FIELDS.has(code));

/** Conversion form of a lead: target records, field mapping with preview, and the conversion itself. */
export function Conversion({ lead, offer, forms, account, contact, onStale }: ConversionProps) {
  usePauseInvalidation();
  const kept = useMemo(() => byField(offer.mapping), [offer.mapping]);
  const begins = useMemo(() => defaultMapping(forms), [forms]);
  const codes = useMemo(() => codesOf(forms), [forms]);
  const [rows, setRows] = useState(() => rowsOf(codes, kept, begins));
  const [typed, setTyped] = useState<Typed>({});
  const hasPerson = Boolean(lead.firstname || lead.lastname || lead.email);
  const [withContact, setWithContact] = useState(hasPerson);
  const mayBid = useDecision({ app: 1, name: 'opportunity', type: 'a' });
  const [withOpportunity, setWithOpportunity] = useState(mayBid.allowed);
  const mayAddAccount = useDecision({ app: 1, name: 'account', type: 'a' });
  const [joinsAccount, setJoinsAccount] = useState(!mayAddAccount.allowed);
  const [joinsContact, setJoinsContact] = useState(false);
  const isOldAccount = joinsAccount || account.id !== undefined;
  const isOldContact = withContact && (joinsContact || contact.id !== undefined);
  const { problem, isConverting, run, clearProblem } = useConvert(lead, onStale);
  const navigate = useNavigate();
  const keepDefault = useDefaultMapping(lead);
  const statuses = useStatuses('lead');
  const right = { app: 1, name: 'lead', type: 'e' } as const;
  const mayConvert = useTerritoryLimit(lead.territory, 'leads')(useDecision(right), right, 'edit');

  const mapping = useMemo(() => mappingOfRows(rows), [rows]);
  const into = useConversionInto(account.record, contact.record, typed, { withContact, withOpportunity });
  const result = useMemo(() => convert({ ...lead }, mapping, into, forms), [lead, mapping, into, forms]);

  const won = statuses.list.find(({ outcome }) => outcome === 'won');
  const refusal = won ? statuses.refusal(lead.status, won.name) : undefined;
  const chosen = { account: isOldAccount ? account : undefined, contact: isOldContact ? contact : undefined };
  const isWaiting = isLoading(account) || (withContact && isLoading(contact));
  const blocked =
    blockedReason({ unchosen: unchosenOf(chosen), isWaiting, missing: result.missing.length }) ?? refusal;

  const reset = (start: ReturnType<typeof byField>) => setRows(rowsOf(codes, start, begins));

  return (
    <FormLayout
      header={
        <Stack gap={16}>
          <PageHeader
            title={leadsMessages.convertName(lead.name)}
            description={leadsMessages.conversionDescription}
            backHref={href('lead-view', { uuid: lead.uuid })}
            backLabel={leadsMessages.backToLead}
          />
          <Columns gap={16} min="md" hasEqualHeight>
            <AccountPart
              lead={lead}
              offer={offer}
              joined={account}
              isExisting={isOldAccount}
              onExisting={setJoinsAccount}
            />
            <ContactPart
              offer={offer}
              joined={contact}
              accountId={account.id}
              isExisting={isOldContact}
              onExisting={setJoinsContact}
              isWanted={withContact}
              onWanted={setWithContact}
            />
            <OpportunityPart isWanted={withOpportunity} onWanted={setWithOpportunity} decision={mayBid} />
          </Columns>
        </Stack>
      }
      errors={problem || refusal ? <ConversionProblem problem={problem} refusal={refusal} /> : undefined}
      sections={[
        {
          id: 'fields',
          title: leadsMessages.mapFields,
          description: leadsMessages.mappedFieldsHint,
          children: (
            <ConversionFields
              lead={lead}
              forms={forms}
              into={into}
              rows={rows}
              typed={typed}
              result={result}
              onChange={(next) => {
                setRows(next.rows);
                setTyped(next.typed);
                clearProblem();
              }}
              problem={problem}
              isDisabled={isConverting}
              {...(sameMapping(mapping, kept) ? {} : { onKeep: () => void keepDefault(mapping, reset) })}
              {...(offer.is_own || !sameMapping(mapping, begins)
                ? {
                    onReset: () => (offer.is_own ? void keepDefault(undefined, reset) : reset(begins)),
                  }
                : {})}
            />
          ),
        },
      ]}
      save={{
        message: describeOutcome(withContact, withOpportunity, account.record?.name),
        saveLabel: leadsMessages.convertLead,
        discardLabel: 'Cancel',
        onSave: () =>
          void run(conversionBody(account, contact, typed, mapping, { withContact, withOpportunity })),
        onDiscard: () => void navigate(href('lead-view', { uuid: lead.uuid })),
        isSaving: isConverting,
        ...(blocked ? { disabledReason: blocked } : {}),
        ...denied(mayConvert),
      }}
    />
  );
}

const isLoading = <Row,>({ id, record }: ExistingRecordChoice<Row>) => id !== undefined && !record;
const isUnset = <Row,>(joined: ExistingRecordChoice<Row> | undefined) =>
  joined !== undefined && (!joined.id || Boolean(joined.error));

/** Kind of the first existing record that is still to be chosen. */
const unchosenOf = ({
  account,
  contact,
}: {
  account: ExistingRecordChoice<Account> | undefined;
  contact: ExistingRecordChoice<Contact> | undefined;
}) => (isUnset(account) ? 'account' : isUnset(contact) ? 'contact' : '');

/** Records, values and mapping of the conversion. */
const conversionBody = (
  account: ExistingRecordChoice<Account>,
  contact: ExistingRecordChoice<Contact>,
  typed: Typed,
  mapping: Parameters<typeof listed>[0],
  { withContact, withOpportunity }: { withContact: boolean; withOpportunity: boolean },
) => ({
  account: { ...recordOf(account.record), values: valuesFor('account', typed) },
  ...(withContact ? { contact: { ...recordOf(contact.record), values: valuesFor('contact', typed) } } : {}),
  ...(withOpportunity ? { opportunity: { values: valuesFor('opportunity', typed) } } : {}),
  mapping: listed(mapping),
});

/** Error of the last attempt, or why the workflow does not permit the conversion. */
function ConversionProblem({
  problem,
  refusal,
}: {
  problem: ApiError | undefined;
  refusal: string | undefined;
}) {
  if (problem)
    return (
      <Banner tone="bad" isUrgent>
        {problem.message}
      </Banner>
    );
  return refusal ? <Banner tone="warn">{refusal}</Banner> : null;
}

/** Reason why the lead cannot be converted yet. */
function blockedReason({
  unchosen,
  isWaiting,
  missing,
}: {
  /** Kind of the existing record that is not chosen yet. */
  unchosen: 'account' | 'contact' | '';
  isWaiting: boolean;
  /** Number of required fields without a value. */
  missing: number;
}): string | undefined {
  if (unchosen) return leadsMessages.existingRecordMissing(unchosen);
  if (isWaiting) return leadsMessages.selectedRecordLoading;
  return missing > 0 ? leadsMessages.requiredFieldsMissing(missing) : undefined;
}

/** Accounts, contacts and values that the lead is converted into, for the preview. */
function useConversionInto(
  account: Account | undefined,
  contact: Contact | undefined,
  typed: Typed,
  { withContact, withOpportunity }: { withContact: boolean; withOpportunity: boolean },
): ConversionInto {
  return useMemo<ConversionInto>(() => {
    const part = (target: ConversionTarget, record?: Account | Contact) => ({
      ...(record ? { record: { ...record } } : {}),
      values: valuesFor(target, typed),
    });
    return {
      account: part('account', account),
      ...(withContact ? { contact: part('contact', contact) } : {}),
      ...(withOpportunity ? { opportunity: part('opportunity') } : {}),
    };
  }, [account, contact, withContact, withOpportunity, typed]);
}

const recordOf = (record: { uuid: string; version: number } | undefined) =>
  record ? { uuid: record.uuid, version: record.version } : {};

/** Describes the records that the conversion creates or links. */
function describeOutcome(
  withContact: boolean,
  withOpportunity: boolean,
  account: string | undefined,
): string {
  const more = [withContact ? 'a contact' : '', withOpportunity ? 'an opportunity' : ''].filter(Boolean);
  const first = account === undefined ? 'an account' : leadsMessages.accountPhrase(account);
  return leadsMessages.conversionOutcome(new Intl.ListFormat('en-US').format([first, ...more]));
}
