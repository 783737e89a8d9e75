import type { Estimation } from '@plumbline/api';
import { EstimationFields } from '@plumbline/api/fields';
import { estimationsRemoveMany, useEstimationsList } from '@plumbline/api/hooks/estimation';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { href } from '@plumbline/app-kit';
import { ListScreen } from '@plumbline/app-kit/list-screen';
import { usePeople, useStatuses } from '@plumbline/app-kit/lookups';
import { Avatar } from '@plumbline/ui/Avatar';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { StatusText } from '@plumbline/ui/StatusText';
import {
  ArrowUpRightIcon,
  DraftingCompassIcon,
  PencilIcon,
  RulerIcon,
  Trash2Icon,
} from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';

const EstimationForm = lazyPart(() =>
  import('../../forms/EstimationForm.tsx').then((module) => module.EstimationForm),
);

export default function Estimations() {
  const status = useStatuses('estimation');
  const people = usePeople();
  const [editing, setEditing] = useState<Estimation | 'new'>();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  return (
    <>
      <ListScreen<Estimation>
        title="Estimation projects"
        noun={['estimation', 'estimations']}
        preferenceKey="estimations"
        fields={EstimationFields}
        useList={useEstimationsList}
        defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
        options={{ estimation_status: status.options, estimator_id: people, reviewer_id: people }}
        columns={[
          { id: 'name', width: 250 },
          { id: 'quote_number', type: 'code', width: 130 },
          { id: 'customer_name', width: 210, isMuted: true },
          {
            id: 'estimation_status',
            type: 'status',
            width: 116,
            accessor: (row) => ({
              label: row.estimation_status ?? '',
              tone: status.tone(row.estimation_status ?? ''),
            }),
          },
          { id: 'bid_date', width: 110 },
          { id: 'total', width: 130 },
          { id: 'estimator', type: 'person', width: 157, accessor: (row) => ({ name: row.estimator }) },
          { id: 'createdAt', header: 'Created', width: 110, isMuted: true },
        ]}
        rowLabel={(row) => row.name}
        rowHref={(row) => href('estimation-view', { uuid: row.uuid })}
        rowActions={(row, { remove }) => [
          {
            id: 'open',
            label: 'Open',
            icon: ArrowUpRightIcon,
            href: href('estimation-view', { uuid: row.uuid }),
          },
          {
            id: 'plans',
            label: 'Plans and take-off',
            icon: RulerIcon,
            href: href('estimation-tool-overview', { uuid: row.uuid }),
          },
          { id: 'edit', label: 'Edit', icon: PencilIcon, onAction: () => setEditing(row) },
          ...(remove
            ? ([
                'separator',
                { id: 'delete', label: 'Delete…', icon: Trash2Icon, tone: 'danger', onAction: remove },
              ] as const)
            : []),
        ]}
        cardView={(row) => (
          <ListCard
            mark={<Mark name={row.name} size={40} icon={DraftingCompassIcon} tint="navy" />}
            title={row.name}
            figure={formatWholeMoney(row.total)}
            subtitle={[row.quote_number, row.customer_name].filter(Boolean).join(' · ')}
            meta={[
              <StatusText key="status" tone={status.tone(row.estimation_status ?? '')}>
                {row.estimation_status}
              </StatusText>,
              row.bid_date ? formatDate(row.bid_date) : '',
            ]}
            {...(row.estimator ? { trailing: <Avatar name={row.estimator} /> } : {})}
          />
        )}
        create={{
          label: 'New estimation',
          right: { app: 7, name: 'estimation', type: 'a' },
          onPress: () => setEditing('new'),
        }}
        remove={{
          right: { app: 7, name: 'estimation', type: 'd' },
          call: (uuid) => estimationsRemoveMany({ uuid }),
        }}
        exportAs={{ right: { app: 7, name: 'estimation', type: 'x' }, path: '/estimations/export' }}
        empty={{
          icon: DraftingCompassIcon,
          text: 'An estimation holds a plan set, what is measured on it, and the price.',
        }}
      />
      {editing && (
        <EstimationForm
          {...(editing === 'new' ? {} : { estimation: editing })}
          onClose={() => setEditing(undefined)}
          onSaved={(row) => {
            void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/estimations'));
            if (editing === 'new') void navigate(href('estimation-view', { uuid: row.uuid }));
          }}
        />
      )}
    </>
  );
}
