import type { Change } from '@plumbline/api';
import { ChangeFields } from '@plumbline/api/fields';
import { ListCard } from '@plumbline/ui/ListCard';
import { HistoryIcon } from '@plumbline/ui/icons';
import { isDerived } from './history.tsx';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import { ago } from './words.ts';

const decimal = /^-?\d+\.\d+$/;
const shown = (value: string | undefined) =>
  value === undefined || value === ''
    ? 'nothing'
    : decimal.test(value)
      ? Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
      : value.replace(/\d+\.\d{5,}/g, (digits) => Number(digits).toPrecision(4));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const summary = ({ changes }: Change) =>
  changes
    .filter(({ field }) => !isDerived(field))
    .slice(0, 3)
    .map(({ field, before, after }) =>
      [
        capital(field.replaceAll('_', ' ')),
        ...(before === undefined ? [] : ['from', shown(before), 'to']),
        shown(after),
      ].join(' '),
    )
    .join(' · ');

/** An area's recent changes: who did what to which record, newest first. */
export function ChangesScreen({
  preferenceKey,
  useList,
  hrefOf,
}: {
  preferenceKey: string;
  useList: ListScreenProps<Change>['useList'];
  hrefOf: (change: Change) => string | undefined;
}) {
  return (
    <ListScreen<Change>
      title="Recent changes"
      noun={['change', 'changes']}
      preferenceKey={preferenceKey}
      fields={ChangeFields}
      useList={useList}
      defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
      columns={[
        { id: 'createdAt', type: 'datetime', width: 184 },
        { id: 'user_name', type: 'person', width: 180, accessor: (row) => ({ name: row.user_name }) },
        { id: 'action', width: 90, accessor: (row) => capital(row.action) },
        { id: 'entity', width: 110, accessor: (row) => capital(row.entity) },
        { id: 'entity_name', width: 240 },
        { id: 'changes', header: 'What changed', width: 420, accessor: summary, isMuted: true },
      ]}
      rowLabel={(row) => `${row.entity_name} ${row.action}`}
      rowHref={hrefOf}
      cardView={(row) => (
        <ListCard
          title={row.entity_name}
          subtitle={`${row.user_name} ${row.action} this ${row.entity}`}
          meta={[ago(row.createdAt)]}
        />
      )}
      empty={{
        icon: HistoryIcon,
        text: 'What people create, change and delete here is listed with who and when.',
      }}
    />
  );
}
