import type { Account, ConversionOffer, Contact, FormDefinition, Lead } from '@plumbline/api';
import {
  useAccountsRead,
  useContactsRead,
  useLeadConversionPreview,
  useLeadsRead,
} from '@plumbline/api/hooks/crm';
import { href } from '@plumbline/app-kit';
import { groupsOf, useFormCall } from '@plumbline/app-kit/custom/use-form';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Denied, Failed } from '@plumbline/app-kit/data/load-states';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import type { ConversionForms } from '@plumbline/validation/conversion';
import { Banner } from '@plumbline/ui/Banner';
import { FormLayout } from '@plumbline/ui/FormLayout';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ConversionLinks } from './ConversionLinks.tsx';
import { Conversion } from './Conversion.tsx';
import { leadsMessages } from './messages.ts';

/** Route parameter in place of an account id when a new account is created. */
const NEW_ACCOUNT = 'new';

const formOf = (form: FormDefinition | undefined) => form && groupsOf(form);

/**
 * Loads the company's form definitions of lead, account, contact and opportunity; `forms` is undefined while loading.
 */
function useConversionForms(): {
  forms: ConversionForms | undefined;
  calls: readonly ReturnType<typeof useFormCall>[];
} {
  const calls = [
    useFormCall('lead'),
    useFormCall('account'),
    useFormCall('contact'),
    useFormCall('opportunity'),
  ];
  const [lead, account, contact, opportunity] = calls.map(({ data }) => formOf(data?.data));
  const forms = useMemo(
    () => (lead && account && contact && opportunity ? { lead, account, contact, opportunity } : undefined),
    [lead, account, contact, opportunity],
  );
  return { forms, calls };
}

/** Screen that converts a lead. The id of an existing account to convert into is a route parameter. */
export default function ConvertLead() {
  const { uuid = '', convertId = NEW_ACCOUNT } = useParams();
  const lead = useLeadsRead(uuid);
  const offer = useLeadConversionPreview(uuid, { swr: { revalidateOnFocus: false } });
  const mayConvert = useDecision({ app: 1, name: 'lead', type: 'e' });
  const accountId = convertId === NEW_ACCOUNT ? undefined : convertId;
  const account = useAccountsRead(accountId ?? '', { swr: { enabled: accountId !== undefined } });
  const [contactId, setContactId] = useState<string>();
  const contact = useContactsRead(contactId ?? '', { swr: { enabled: contactId !== undefined } });
  const { forms, calls } = useConversionForms();
  const navigate = useNavigate();
  if (!mayConvert.allowed) return <Denied text={denialText(mayConvert)} />;
  // A failed revalidation keeps what has been entered.
  const error: unknown =
    [lead, offer].find((call) => isFatal(call.error, call.data !== undefined))?.error ??
    (forms ? undefined : calls.find((call) => call.error !== undefined)?.error);
  if (error)
    return (
      <Failed
        error={error}
        onRetry={() => {
          void lead.mutate();
          void offer.mutate();
          for (const call of calls) void call.mutate();
        }}
      />
    );
  if (!lead.data || !offer.data || !forms)
    return <Skeleton shape="card" count={3} label={leadsMessages.loadingTheConversion} />;
  if (lead.data.data.is_converted) return <AlreadyConverted lead={lead.data.data} />;
  const chooseAccount = (id: string | undefined) =>
    void navigate(href('lead-convert', { uuid, convertId: id ?? NEW_ACCOUNT }), { replace: true });
  return (
    <Conversion
      lead={lead.data.data}
      offer={offer.data.data as ConversionOffer}
      forms={forms}
      account={{
        id: accountId,
        record: accountId ? (account.data?.data as Account | undefined) : undefined,
        error: accountId ? account.error : undefined,
        choose: chooseAccount,
      }}
      contact={{
        id: contactId,
        record: contactId ? (contact.data?.data as Contact | undefined) : undefined,
        error: contactId ? contact.error : undefined,
        choose: setContactId,
      }}
      onStale={() => {
        void lead.mutate();
        void account.mutate();
        void contact.mutate();
      }}
    />
  );
}

function AlreadyConverted({ lead }: { lead: Lead }) {
  return (
    <FormLayout
      header={
        <PageHeader
          title={leadsMessages.convertName(lead.name)}
          backHref={href('lead-view', { uuid: lead.uuid })}
          backLabel={leadsMessages.backToLead}
        />
      }
      sections={[
        {
          id: 'became',
          title: leadsMessages.convertedTo,
          children: (
            <>
              <Banner>{leadsMessages.alreadyConverted}</Banner>
              <ConversionLinks lead={lead} />
            </>
          ),
        },
      ]}
    />
  );
}
