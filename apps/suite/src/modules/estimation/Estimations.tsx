import type { Estimation } from '@plumbline/api';
import { EstimationFields } from '@plumbline/api/fields';
import {
  estimationsRemoveMany,
  estimationsRestoreMany,
  useEstimationsList,
  useEstimationsListTagNames,
} from '@plumbline/api/hooks/estimation';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { href } from '@plumbline/app-kit';
import { RecordList } from '@plumbline/app-kit/list/RecordList';
import { usePeople, useStatuses } from '@plumbline/app-kit/data/lookups';
import { Avatar } from '@plumbline/ui/Avatar';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { StatusText } from '@plumbline/ui/StatusText';
import { DraftingCompassIcon, RulerIcon } from '@plumbline/ui/icons';
import { useNavigate } from 'react-router';
import { QuoteBehind, quoteBehind, staleAmount, OutdatedBadge } from './staleness/OutdatedBadge.tsx';
import { estimationMessages } from './messages.ts';

const EstimationForm = lazyWithRetry(() =>
  import('../../forms/EstimationForm.tsx').then((module) => module.EstimationForm),
);

export default function Estimations() {
  const status = useStatuses('estimation');
  const people = usePeople();
  const tags = useEstimationsListTagNames();
  const navigate = useNavigate();
  return (
    <RecordList<Estimation>
      title={estimationMessages.estimationProjects}
      noun={['estimation', 'estimations']}
      fields={EstimationFields}
      useList={useEstimationsList}
      defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
      options={{
        estimation_status: status.options,
        estimator_id: people,
        reviewer_id: people,
        tags: (tags.data?.data ?? []).map(({ name }) => ({ id: name, label: name })),
      }}
      columns={[
        { id: 'name', width: 190 },
        { id: 'quote_number', type: 'code', width: 114 },
        { id: 'customer_name', width: 150, isMuted: true },
        {
          id: 'estimation_status',
          type: 'status',
          width: 112,
          accessor: (row) => status.cell(row.estimation_status),
        },
        { id: 'bid_date', width: 104 },
        { id: 'total', width: 108 },
        {
          id: 'stale_difference',
          header: estimationMessages.outOfDate,
          width: 132,
          cell: (row) => (row.is_stale ? <OutdatedBadge difference={row.stale_difference} /> : null),
        },
        { id: 'quote_difference', width: 132, cell: (row) => <QuoteBehind of={row} /> },
        { id: 'estimator', type: 'person', width: 136, accessor: (row) => ({ name: row.estimator }) },
        { id: 'createdAt', header: estimationMessages.created, width: 102, isMuted: true },
        { id: 'tags', width: 180, isMuted: true, isOptional: true, accessor: (row) => row.tags.join(', ') },
      ]}
      rowLabel={(row) => row.name}
      rowHref={(row) => href('estimation-view', { uuid: row.uuid })}
      rowActions={(row) => [
        {
          id: 'plans',
          label: estimationMessages.plansAndTakeOff,
          icon: RulerIcon,
          href: href('estimation-tool-overview', { uuid: row.uuid }),
        },
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
            // Cards have one line: staleness takes precedence over the bid date.
            row.bid_date && !(row.is_stale && quoteBehind(row)) ? formatDate(row.bid_date) : '',
            ...(row.is_stale ? [staleAmount(row.stale_difference)] : []),
            ...[quoteBehind(row) ?? []].flat(),
          ]}
          // Cards have one line: staleness takes precedence over the estimator.
          {...(row.estimator && !row.is_stale && !quoteBehind(row)
            ? { trailing: <Avatar name={row.estimator} /> }
            : {})}
        />
      )}
      right={{ app: 7, name: 'estimation' }}
      removeMany={estimationsRemoveMany}
      exportPath="/estimations/export"
      restoreMany={estimationsRestoreMany}
      refreshPath="/estimations"
      empty={{
        icon: DraftingCompassIcon,
        text: estimationMessages.estimationsEmpty,
      }}
      form={({ record, onClose, onSaved }) => (
        <EstimationForm
          {...(record ? { estimation: record } : {})}
          onClose={onClose}
          onSaved={(row) => {
            onSaved();
            if (!record) void navigate(href('estimation-view', { uuid: row.uuid }));
          }}
        />
      )}
    />
  );
}
