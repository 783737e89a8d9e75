import type { Opportunity } from '@plumbline/api';
import { OpportunityFields } from '@plumbline/api/fields';
import { opportunitiesRemoveMany, useOpportunitiesList } from '@plumbline/api/hooks/crm';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { href } from '@plumbline/app-kit';
import { copyText } from '@plumbline/app-kit/clipboard';
import { ListScreen } from '@plumbline/app-kit/list-screen';
import { usePeople, useStatuses } from '@plumbline/app-kit/lookups';
import { Avatar } from '@plumbline/ui/Avatar';
import { Mark } from '@plumbline/ui/Mark';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { StatusText } from '@plumbline/ui/StatusText';
import { ArrowUpRightIcon, CopyIcon, PencilIcon, TargetIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { leadSources } from './choices.ts';

const OpportunityForm = lazyPart(() =>
  import('./OpportunityForm.tsx').then((module) => module.OpportunityForm),
);

const decided = { fieldId: 'stage', operator: 'nin' as const, value: ['Awarded', 'Lost'] };
const views = [
  { id: 'open', label: 'Open', filters: [decided] },
  { id: 'all', label: 'All opportunities', filters: [] },
  { id: 'won', label: 'Awarded', filters: [{ fieldId: 'stage', operator: 'eq' as const, value: 'Awarded' }] },
  { id: 'lost', label: 'Lost', filters: [{ fieldId: 'stage', operator: 'eq' as const, value: 'Lost' }] },
];

export default function Opportunities() {
  const stages = useStatuses('opportunity');
  const people = usePeople();
  const [editing, setEditing] = useState<Opportunity | 'new'>();
  const { mutate } = useSWRConfig();
  return (
    <>
      <ListScreen<Opportunity>
        title="Opportunities"
        noun={['opportunity', 'opportunities']}
        preferenceKey="opportunities"
        fields={OpportunityFields}
        useList={useOpportunitiesList}
        defaultSort={{ columnId: 'bid_date', direction: 'asc' }}
        views={views}
        options={{ stage: stages.options, lead_source: leadSources, owner_id: people, estimator_id: people }}
        columns={[
          { id: 'name', width: 250 },
          { id: 'account_name', width: 210, isMuted: true },
          {
            id: 'stage',
            type: 'status',
            width: 132,
            accessor: (row) => ({ label: row.stage ?? '', tone: stages.tone(row.stage ?? '') }),
          },
          { id: 'bid_date', width: 110 },
          { id: 'amount', width: 130 },
          { id: 'probability', width: 96, isMuted: true },
          {
            id: 'estimator_name',
            header: 'Estimator',
            type: 'person',
            width: 157,
            accessor: (row) => ({ name: row.estimator_name }),
          },
        ]}
        rowLabel={(row) => row.name}
        rowHref={(row) => href('opportunity-view', { uuid: row.uuid })}
        rowActions={(row, { remove }) => [
          {
            id: 'open',
            label: 'Open',
            icon: ArrowUpRightIcon,
            href: href('opportunity-view', { uuid: row.uuid }),
          },
          { id: 'edit', label: 'Edit', icon: PencilIcon, onAction: () => setEditing(row) },
          { id: 'copy', label: 'Copy number', icon: CopyIcon, onAction: () => copyText(row.number) },
          ...(remove
            ? ([
                'separator',
                { id: 'delete', label: 'Delete…', icon: Trash2Icon, tone: 'danger', onAction: remove },
              ] as const)
            : []),
        ]}
        cardView={(row) => (
          <ListCard
            mark={<Mark name={row.account_name} size={40} letters={2} />}
            title={row.name}
            figure={formatWholeMoney(row.amount ?? '0')}
            subtitle={row.account_name}
            meta={[
              <StatusText key="stage" tone={stages.tone(row.stage ?? '')}>
                {row.stage}
              </StatusText>,
              row.bid_date ? formatDate(row.bid_date) : '',
            ]}
            trailing={row.estimator_name ? <Avatar name={row.estimator_name} /> : undefined}
          />
        )}
        create={{
          label: 'New opportunity',
          right: { app: 1, name: 'opportunity', type: 'a' },
          onPress: () => setEditing('new'),
        }}
        remove={{
          right: { app: 1, name: 'opportunity', type: 'd' },
          call: (uuid) => opportunitiesRemoveMany({ uuid }),
        }}
        exportAs={{ right: { app: 1, name: 'opportunity', type: 'x' }, path: '/crm/opportunities/export' }}
        empty={{
          icon: TargetIcon,
          text: 'An opportunity is a job you may bid: its customer, its bid date, what it is worth.',
        }}
      />
      {editing && (
        <OpportunityForm
          {...(editing === 'new' ? {} : { opportunity: editing })}
          onClose={() => setEditing(undefined)}
          onSaved={() => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/crm/'))}
        />
      )}
    </>
  );
}
