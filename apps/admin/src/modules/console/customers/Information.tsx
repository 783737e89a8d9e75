import {
  useCustomerLicensingListCustomers,
  useCustomerLicensingReadInformation,
} from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Link } from '@plumbline/ui/Link';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { PencilIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CustomerPage } from './Customer.tsx';
import { customersMessages } from './messages.ts';

const InformationForm = lazyWithRetry(() =>
  import('./InformationForm.tsx').then((module) => module.InformationForm),
);

/** Contact and billing details of a customer, or a list to choose one from. */
export default function Information() {
  const uuid = useSearchParams()[0].get('customer');
  if (!uuid)
    return (
      <CustomersScreen
        useList={useCustomerLicensingListCustomers}
        withPartner
        part={{ title: customersMessages.generalInformation, key: 'customers', views: [] }}
        rowHref={(row) => href('admin-customer-information', {}, { customer: row.uuid })}
        empty={customersMessages.customersEmpty}
      />
    );
  return (
    <CustomerPage current="company" of={uuid}>
      {() => <Company uuid={uuid} />}
    </CustomerPage>
  );
}

function Company({ uuid }: { uuid: string }) {
  const { data, error, mutate } = useCustomerLicensingReadInformation(uuid);
  const mayEdit = useDecision({ app: 18, name: 'customer', type: 'e' });
  const [isEditing, setEditing] = useState(false);
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={8} label={customersMessages.loadingTheCompany} />;
  const row = data.data;
  const place = [row.city, [row.state, row.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <>
      <Section
        title={customersMessages.company}
        actions={
          <Button size="sm" icon={PencilIcon} onPress={() => setEditing(true)} {...denied(mayEdit)}>
            {customersMessages.edit}
          </Button>
        }
      >
        <DescriptionList
          items={[
            { term: 'Company', value: row.name },
            { term: customersMessages.legalName, value: row.legal_name || '—' },
            { term: customersMessages.taxId, value: row.tax_id || '—' },
            { term: 'Email', value: row.email ? <Link href={`mailto:${row.email}`}>{row.email}</Link> : '—' },
            { term: 'Phone', value: row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—' },
            { term: 'Website', value: row.website ? <Link href={row.website}>{row.website}</Link> : '—' },
            { term: 'Street', value: row.street || '—' },
            { term: 'City', value: place || '—' },
          ]}
        />
      </Section>
      <Section title={customersMessages.administrator}>
        <DescriptionList
          items={[
            { term: 'Person', value: row.administrator.name || '—' },
            {
              term: 'Email',
              value: row.administrator.email ? (
                <Link href={`mailto:${row.administrator.email}`}>{row.administrator.email}</Link>
              ) : (
                '—'
              ),
            },
          ]}
        />
      </Section>
      {isEditing && <InformationForm company={row} onClose={() => setEditing(false)} />}
    </>
  );
}
