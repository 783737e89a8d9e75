import { denied, RecordMenu, saveRecord, useRecordRemoval } from '@plumbline/app-kit/record';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import type { Account as Row, AccountUpdate } from '@plumbline/api';
import { AccountFields } from '@plumbline/api/fields';
import {
  accountsRemove,
  accountsUpdate,
  useAccountsRead,
  useContactsList,
  useCrmLookupsHistory,
  useOpportunitiesList,
} from '@plumbline/api/hooks/crm';
import { href } from '@plumbline/app-kit';
import { History } from '@plumbline/app-kit/history';
import { useStatuses } from '@plumbline/app-kit/lookups';
import { TextProperty } from '@plumbline/app-kit/properties/TextProperty';
import { PersonProperty } from '@plumbline/app-kit/properties/PersonProperty';
import { ChoiceProperty } from '@plumbline/app-kit/properties/ChoiceProperty';
import { Failed } from '@plumbline/app-kit/states';
import { useRecordTab } from '@plumbline/app-kit/tabs';
import { ago } from '@plumbline/app-kit/words';
import { useDecision } from '@plumbline/permissions/react';
import { issueMessage } from '@plumbline/validation';
import { AccountsUpdateBody } from '@plumbline/api/schemas/crm';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { Mark } from '@plumbline/ui/Mark';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { DateText } from '@plumbline/ui/DateText';
import { Money } from '@plumbline/ui/Money';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { PhoneField } from '@plumbline/ui/PhoneField';
import { PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { StatusText } from '@plumbline/ui/StatusText';
import { TextArea } from '@plumbline/ui/TextArea';
import { PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { accountTypes, territories } from './choices.ts';

const AccountForm = lazyPart(() => import('./AccountForm.tsx').then((module) => module.AccountForm));
const OpportunityForm = lazyPart(() =>
  import('./OpportunityForm.tsx').then((module) => module.OpportunityForm),
);

export default function Account() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = useAccountsRead(uuid);
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the account" />;
  return <Record key={uuid} row={data.data} reload={() => void mutate()} />;
}

/** What the contract says is wrong with one field's new value, in the documented words. */
function problemOf(field: keyof typeof AccountsUpdateBody.shape, value: string): string | undefined {
  const result = AccountsUpdateBody.shape[field].safeParse(value, { reportInput: true });
  const issue = result.success ? undefined : result.error.issues[0];
  return issue ? issueMessage(issue) : undefined;
}

function Record({ row, reload }: { row: Row; reload: () => void }) {
  const [address] = useSearchParams();
  const tab = address.get('tab') ?? 'overview';
  const [form, setForm] = useState<'edit' | 'opportunity'>();
  const statuses = useStatuses('account');
  const stages = useStatuses('opportunity');
  const mine = JSON.stringify([{ field: 'account_id', op: 'eq', value: row.uuid }]);
  const { data: opportunities, mutate: reloadOpportunities } = useOpportunitiesList({
    filter: mine,
    sort: '-bid_date',
    limit: 100,
  });
  const { data: contacts } = useContactsList({ filter: mine, sort: 'lastname', limit: 100 });
  const { data: changes, mutate: reloadHistory } = useCrmLookupsHistory('account', row.uuid);
  const mayEdit = useDecision({ app: 1, name: 'account', type: 'e' });
  const mayRemove = useDecision({ app: 1, name: 'account', type: 'd' });
  const mayAdd = useDecision({ app: 1, name: 'opportunity', type: 'a' });
  useRecordTab({
    id: row.uuid,
    title: row.name,
    key: 'account',
    href: href('account-view', { uuid: row.uuid }),
  });

  const navigate = useNavigate();
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: 'Delete account',
    text: `“${row.name}” is deleted.`,
    call: () => accountsRemove(row.uuid),
    back: href('crm-account'),
  });
  const save = (change: Omit<AccountUpdate, 'version'>) =>
    saveRecord(
      () => accountsUpdate(row.uuid, { ...change, version: row.version }),
      () => {
        reload();
        void reloadHistory();
      },
    );
  const readOnly = mayEdit.allowed ? {} : { isReadOnly: true as const };
  const text = (
    field: 'website' | 'email' | 'street' | 'city' | 'state' | 'zip',
    label: string,
    empty: string,
  ) => (
    <TextProperty
      label={label}
      value={row[field]}
      // An address on the web reads by its name; what is edited is the whole.
      display={field === 'website' ? row[field]?.replace(/^https?:\/\/(www\.)?/, '') : row[field]}
      emptyText={empty}
      validate={(value) => problemOf(field, value)}
      onSave={(value) => save({ [field]: value })}
      {...readOnly}
    />
  );
  const bids = opportunities?.data ?? [];
  const folk = contacts?.data ?? [];
  const newBid = (
    <Button icon={PlusIcon} onPress={() => setForm('opportunity')} {...denied(mayAdd)}>
      New opportunity
    </Button>
  );

  return (
    <>
      <RecordLayout
        mark={<Mark name={row.name} size={40} letters={2} />}
        title={row.name}
        code={row.number}
        status={<StatusText tone={statuses.tone(row.status ?? '')}>{row.status}</StatusText>}
        facts={[
          row.type,
          [row.city, row.state].filter(Boolean).join(', '),
          `Edited ${ago(row.updatedAt)}`,
        ].filter(Boolean)}
        actions={
          <>
            <RecordMenu
              number={row.number}
              copyLabel="Copy account number"
              onEdit={() => setForm('edit')}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
            />
            <Button
              variant="primary"
              icon={PlusIcon}
              onPress={() => setForm('opportunity')}
              {...denied(mayAdd)}
            >
              New opportunity
            </Button>
          </>
        }
        keyFacts={[
          { label: 'Open pipeline', value: <Money value={row.open_pipeline} /> },
          { label: 'Won this year', value: <Money value={row.won_year} /> },
          ...(row.last_activity
            ? [{ label: 'Last activity', value: <DateText value={row.last_activity} /> }]
            : []),
        ]}
        tabs={
          <LinkTabs
            inset
            label="Sections"
            value={tab}
            items={[
              { id: 'overview', href: '?tab=overview', label: 'Overview' },
              {
                id: 'opportunities',
                href: '?tab=opportunities',
                label: 'Opportunities',
                ...(opportunities ? { count: bids.length } : {}),
              },
              {
                id: 'contacts',
                href: '?tab=contacts',
                label: 'Contacts',
                ...(contacts ? { count: folk.length } : {}),
              },
              {
                id: 'activity',
                href: '?tab=activity',
                label: 'Activity',
                ...(changes ? { count: changes.data.length } : {}),
              },
            ]}
          />
        }
        sideLabel="Details"
        side={
          <>
            <PropertyGroup title="Account">
              <ChoiceProperty
                label="Type"
                value={row.type}
                emptyText="Add a type"
                onSave={(type) => save({ type })}
                {...readOnly}
                options={accountTypes}
              />
              <ChoiceProperty
                label="Status"
                value={row.status}
                display={<StatusText tone={statuses.tone(row.status ?? '')}>{row.status}</StatusText>}
                onSave={(status) => save({ status })}
                {...readOnly}
                options={statuses.options}
              />
              <ChoiceProperty
                label="Territory"
                value={row.territory}
                emptyText="Add a territory"
                onSave={(territory) => save({ territory })}
                {...readOnly}
                options={territories}
              />
              <PersonProperty
                label="Owner"
                value={row.owner_id}
                name={row.owner_name}
                emptyText="Add an owner"
                onSave={(owner) => save({ owner_id: owner })}
                {...readOnly}
              />
            </PropertyGroup>
            <PropertyGroup title="Contact">
              <InlineEdit
                label="Phone"
                value={row.phone ?? ''}
                display={row.phone}
                emptyText="Add a phone"
                validate={(value) => problemOf('phone', value)}
                onSave={(phone) => save({ phone })}
                {...readOnly}
              >
                {(field) => <PhoneField {...field} />}
              </InlineEdit>
              {text('email', 'Email', 'Add an email')}
              {text('website', 'Website', 'Add a website')}
            </PropertyGroup>
            <PropertyGroup title="Address">
              {text('street', 'Street', 'Add a street')}
              {text('city', 'City', 'Add a city')}
              {text('state', 'State', 'Add a state')}
              {text('zip', 'ZIP', 'Add a ZIP')}
            </PropertyGroup>
            <PropertyGroup title="Notes">
              <InlineEdit
                label="Description"
                layout="stack"
                value={row.description ?? ''}
                display={row.description}
                emptyText="Add a note"
                onSave={(description) => save({ description })}
                {...readOnly}
              >
                {(field) => <TextArea {...field} rows={4} />}
              </InlineEdit>
            </PropertyGroup>
          </>
        }
      >
        {(tab === 'overview' || tab === 'opportunities') && (
          <Section title="Opportunities">
            {bids.length ? (
              <DataTable
                label="Opportunities"
                variant="document"
                frame="card"
                rows={tab === 'overview' ? bids.slice(0, 6) : bids}
                getRowId={(each) => each.uuid}
                rowLabel={(each) => each.name}
                rowHref={(each) => href('opportunity-view', { uuid: each.uuid })}
                columns={[
                  { id: 'name', header: 'Opportunity', accessor: (each) => each.name, width: 250 },
                  {
                    id: 'stage',
                    header: 'Stage',
                    type: 'status',
                    accessor: (each) => stages.cell(each.stage),
                    width: 130,
                  },
                  {
                    id: 'bid_date',
                    header: 'Bid date',
                    type: 'date',
                    accessor: (each) => each.bid_date ?? null,
                    width: 110,
                  },
                  {
                    id: 'amount',
                    header: 'Amount',
                    type: 'money',
                    accessor: (each) => each.amount ?? '0',
                    width: 130,
                  },
                ]}
              />
            ) : (
              <EmptyState size="sm" title="No opportunities yet" action={mayAdd.allowed ? newBid : undefined}>
                A job you may bid for this customer.
              </EmptyState>
            )}
          </Section>
        )}
        {(tab === 'overview' || tab === 'contacts') && (
          <Section title="Contacts">
            {folk.length ? (
              <DataTable
                label="Contacts"
                variant="document"
                frame="card"
                rows={folk}
                getRowId={(each) => each.uuid}
                rowLabel={(each) => `${each.firstname} ${each.lastname}`}
                rowHref={(each) => href('contact-view', { uuid: each.uuid })}
                columns={[
                  {
                    id: 'name',
                    header: 'Name',
                    type: 'person',
                    accessor: (each) => ({ name: `${each.firstname} ${each.lastname}` }),
                    width: 190,
                  },
                  { id: 'title', header: 'Title', accessor: (each) => each.title ?? '', width: 160 },
                  { id: 'phone', header: 'Phone', accessor: (each) => each.phone ?? '', width: 120 },
                  {
                    id: 'email',
                    header: 'Email',
                    accessor: (each) => each.email ?? '',
                    width: 210,
                    isMuted: true,
                  },
                ]}
              />
            ) : (
              <EmptyState size="sm" title="No contacts yet">
                People of this customer, added from Contacts.
              </EmptyState>
            )}
          </Section>
        )}
        {(tab === 'overview' || tab === 'activity') && (
          <Section title="Activity">
            <History changes={changes?.data} fields={AccountFields} noun="account" />
          </Section>
        )}
      </RecordLayout>
      {form === 'edit' && (
        <AccountForm
          account={row}
          onClose={() => setForm(undefined)}
          onSaved={() => {
            reload();
            void reloadHistory();
          }}
        />
      )}
      {form === 'opportunity' && (
        <OpportunityForm
          account={{ uuid: row.uuid, name: row.name }}
          onClose={() => setForm(undefined)}
          onSaved={(opportunity) => {
            void reloadOpportunities();
            void navigate(href('opportunity-view', { uuid: opportunity.uuid }));
          }}
        />
      )}
      {removal.dialog}
    </>
  );
}
