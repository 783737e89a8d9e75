import { ApiError, type Account, type Contact, type ConversionOffer, type Lead } from '@plumbline/api';
import {
  leadCallsConvert,
  leadCallsKeepMapping,
  leadCallsResetMapping,
  useLeadCallsOffer,
} from '@plumbline/api/hooks/crm';
import { href, showError } from '@plumbline/app-kit';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { errorText, isStale } from '@plumbline/app-kit/data/error-message';
import { useStatuses, useTerritoryLimit } from '@plumbline/app-kit/data/lookups';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
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
import { toast } from '@plumbline/ui/toast';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountPart, ContactPart, OpportunityPart } from './ConversionParts.tsx';
import { ConversionFields } from './ConversionFields.tsx';
import { byField, listed, rowsOf, sameMapping, mappingOfRows, valuesFor, type Typed } from './conversion.ts';

/** Existing record that the lead is converted into. */
export interface Joined<Row> {
  /** Undefined when a new record is created. */
  id: string | undefined;
  record: Row | undefined;
  error: unknown;
  choose: (id: string | undefined) => void;
}
interface ConversionProps {
  lead: Lead;
  offer: ConversionOffer;
  forms: ConversionForms;
  account: Joined<Account>;
  contact: Joined<Contact>;
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
  const [problem, setProblem] = useState<ApiError>();
  const [isConverting, setConverting] = useState(false);
  const key = useRef(crypto.randomUUID());
  const navigate = useNavigate();
  const refresh = useRevalidate('/crm/');
  const { mutate: reloadOffer } = useLeadCallsOffer(lead.uuid, { swr: { revalidateOnFocus: false } });
  const statuses = useStatuses('lead');
  const right = { app: 1, name: 'lead', type: 'e' } as const;
  const mayConvert = useTerritoryLimit(lead.territory, 'leads')(useDecision(right), right, 'edit');

  const mapping = useMemo(() => mappingOfRows(rows), [rows]);
  const into = useMemo<ConversionInto>(() => {
    const part = (target: ConversionTarget, record?: Account | Contact) => ({
      ...(record ? { record: { ...record } } : {}),
      values: valuesFor(target, typed),
    });
    return {
      account: part('account', account.record),
      ...(withContact ? { contact: part('contact', contact.record) } : {}),
      ...(withOpportunity ? { opportunity: part('opportunity') } : {}),
    };
  }, [account.record, contact.record, withContact, withOpportunity, typed]);
  const result = useMemo(() => convert({ ...lead }, mapping, into, forms), [lead, mapping, into, forms]);

  const won = statuses.list.find(({ outcome }) => outcome === 'won');
  const refusal = won ? statuses.refusal(lead.status, won.name) : undefined;
  const isWaiting =
    (account.id !== undefined && !account.record) ||
    (withContact && contact.id !== undefined && !contact.record);
  const missing = result.missing.length;
  const isUnset = <Row,>(joined: Joined<Row>) => !joined.id || Boolean(joined.error);
  const unchosen =
    isOldAccount && isUnset(account) ? 'account' : isOldContact && isUnset(contact) ? 'contact' : '';
  const blocked = unchosen
    ? `Choose an existing ${unchosen}.`
    : isWaiting
      ? 'The selected record is still loading.'
      : missing > 0
        ? `Fill in ${missing} required ${missing === 1 ? 'field' : 'fields'}.`
        : refusal;

  const run = async () => {
    setConverting(true);
    setProblem(undefined);
    try {
      const { data } = await leadCallsConvert(
        lead.uuid,
        {
          version: lead.version,
          account: {
            ...(account.record ? { uuid: account.record.uuid, version: account.record.version } : {}),
            values: valuesFor('account', typed),
          },
          ...(withContact
            ? {
                contact: {
                  ...(contact.record ? { uuid: contact.record.uuid, version: contact.record.version } : {}),
                  values: valuesFor('contact', typed),
                },
              }
            : {}),
          ...(withOpportunity ? { opportunity: { values: valuesFor('opportunity', typed) } } : {}),
          mapping: listed(mapping),
        },
        { headers: { 'idempotency-key': key.current } },
      );
      toast.success(`${lead.name} was converted.`);
      refresh();
      void navigate(
        data.opportunity_id
          ? href('opportunity-view', { uuid: data.opportunity_id })
          : href('account-view', { uuid: data.account_id }),
      );
    } catch (error) {
      // A retry with other values needs a new idempotency key.
      key.current = crypto.randomUUID();
      setProblem(error instanceof ApiError ? error : new ApiError(0, errorText(error)));
      setConverting(false);
      if (isStale(error) || (error instanceof ApiError && error.status === 409)) onStale();
    }
  };
  const keep = async (how: 'keep' | 'reset') => {
    try {
      const { data } =
        how === 'keep'
          ? await leadCallsKeepMapping({ mapping: listed(mapping) })
          : await leadCallsResetMapping();
      if (how === 'reset') setRows(rowsOf(codes, byField(data.mapping), begins));
      await reloadOffer();
      toast.success(
        how === 'keep' ? 'Mapping saved. New conversions start with it.' : 'Mapping reset to the default.',
      );
    } catch (error) {
      showError(error);
    }
  };

  return (
    <FormLayout
      header={
        <Stack gap={16}>
          <PageHeader
            title={`Convert ${lead.name}`}
            description="The lead is kept and linked to the records it was converted to."
            backHref={href('lead-view', { uuid: lead.uuid })}
            backLabel="Back to lead"
          />
          <Columns gap={16} min="md" equalHeight>
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
      errors={
        problem ? (
          <Banner tone="bad" urgent>
            {problem.message}
          </Banner>
        ) : refusal ? (
          <Banner tone="warn">{refusal}</Banner>
        ) : undefined
      }
      sections={[
        {
          id: 'fields',
          title: 'Map fields',
          description: 'Existing values are kept unless you map another value to them.',
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
                setProblem(undefined);
              }}
              problem={problem}
              isDisabled={isConverting}
              {...(sameMapping(mapping, kept) ? {} : { onKeep: () => void keep('keep') })}
              {...(offer.is_own || !sameMapping(mapping, begins)
                ? {
                    onReset: () =>
                      offer.is_own ? void keep('reset') : setRows(rowsOf(codes, begins, begins)),
                  }
                : {})}
            />
          ),
        },
      ]}
      save={{
        message: describeOutcome(withContact, withOpportunity, account.record?.name),
        saveLabel: 'Convert lead',
        discardLabel: 'Cancel',
        onSave: () => void run(),
        onDiscard: () => void navigate(href('lead-view', { uuid: lead.uuid })),
        isSaving: isConverting,
        ...(blocked ? { disabledReason: blocked } : {}),
        ...denied(mayConvert),
      }}
    />
  );
}

/** Describes the records that the conversion creates or links. */
function describeOutcome(
  withContact: boolean,
  withOpportunity: boolean,
  account: string | undefined,
): string {
  const more = [withContact ? 'a contact' : '', withOpportunity ? 'an opportunity' : ''].filter(Boolean);
  const first = account === undefined ? 'an account' : `the account ${account}`;
  return `The lead becomes ${new Intl.ListFormat('en-US').format([first, ...more])}.`;
}
