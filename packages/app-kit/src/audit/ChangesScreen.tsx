import type { Change } from '@plumbline/api';
import { ChangeFields } from '@plumbline/api/fields';
import { entityNamed } from '@plumbline/api/entities';
import type { Decision, Right } from '@plumbline/permissions';
import { useMayEach } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ListCard } from '@plumbline/ui/ListCard';
import { toast } from '@plumbline/ui/toast';
import { ArrowUpRightIcon, HistoryIcon, ListIcon, RotateCcwIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { isDerived } from './change-fields.ts';
import { showError } from '../data/error-message.ts';
import { wordsOf } from './History.tsx';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.tsx';
import { madeOf } from '@plumbline/ui/Select';
import { usePeople } from '../data/lookups.ts';
import { denied } from '../record/record-actions.tsx';
import { useRevalidate } from '../data/use-revalidate.ts';
import { toastMessage } from '../feedback/toast-message.ts';
import { ago, capital, plainValue, wordsOfCode } from '../format/format-values.ts';

const ChangeDrawer = lazyWithRetry(() => import('./ChangeDrawer.tsx').then((module) => module.ChangeDrawer));

const summary = ({ changes }: Change) =>
  changes
    .filter((each) => !isDerived(each))
    .slice(0, 3)
    .map(({ before, after, ...field }) =>
      [
        capital(wordsOf(field)),
        ...(before === undefined ? [] : ['from', plainValue(before), 'to']),
        plainValue(after),
      ].join(' '),
    )
    .join(' · ');

const actions = ['created', 'updated', 'deleted', 'restored', 'issued', 'converted'].map((id) => ({
  id,
  label: capital(id),
}));

/** Labels of the objects in an estimation's changes that are not entities. */
export const toldOfEstimations = [
  { id: 'aiRequest', label: 'AI estimate' },
  { id: 'alternate', label: 'Alternate' },
  { id: 'calibration', label: 'Calibration' },
  { id: 'planPin', label: 'Sheet comment' },
  { id: 'condition', label: 'Condition' },
  { id: 'estimate', label: 'Estimate' },
  { id: 'estimation', label: 'Estimation' },
  { id: 'layer', label: 'Layer' },
  { id: 'plan mark', label: 'Sheet mark' },
  { id: 'page', label: 'Plan sheet' },
  { id: 'quote', label: 'Quote' },
  { id: 'sheet', label: 'Sheet revision' },
  { id: 'take-off', label: 'Take-off' },
  { id: 'typical group', label: 'Typical group' },
] as const;

/** Undo of deletions of an entity. */
export interface Restoring {
  /** Required right; without it the server decides. */
  right?: Right;
  call: (body: { uuid: string[] }) => Promise<unknown>;
}

/** Undo of a deletion and the decision whether the user may do it. */
function useRestore(restoring: Readonly<Record<string, Restoring>>) {
  const refresh = useRevalidate('/');
  const decide = useMayEach();
  const mayRestore = (right: Right | undefined): Decision => (right ? decide(right) : { allowed: true });
  const restore = ({ entity, entity_id }: Change) =>
    void restoring[entity]?.call({ uuid: [entity_id] }).then(
      (answer) => {
        toastMessage(answer);
        toast.success(messages.itemRestored);
        refresh();
      },
      (reason: unknown) => showError(reason, messages.errorRestore),
    );
  return { restore, mayRestore };
}

/**
 * Columns of the list.
 * @param areaOf name of the area of a change; undefined if all changes are of one area
 */
const columnsOf = (
  areaOf: ((change: Change) => string) | undefined,
  kindOf: (change: Change) => string,
): ListScreenProps<Change>['columns'] => [
  { id: 'createdAt', type: 'datetime', width: 184 },
  { id: 'user_name', type: 'person', width: 160, accessor: (row) => ({ name: row.user_name }) },
  ...(areaOf ? [{ id: 'module', width: 100, accessor: areaOf }] : []),
  { id: 'action', width: 90, accessor: (row) => capital(row.action) },
  { id: 'entity', width: 110, accessor: kindOf },
  { id: 'entity_name', width: 200 },
  {
    id: 'changes',
    header: 'What changed',
    width: areaOf ? 280 : 390,
    accessor: summary,
    isMuted: true,
  },
];

/** Recent changes of an area, newest first, with undo of deletions. */
export function ChangesScreen({
  preferenceKey,
  useList,
  hrefOf,
  kinds = [],
  restoring = {},
  title = 'Recent changes',
  exportAs,
  fields = ChangeFields,
  areas = [],
}: {
  preferenceKey: string;
  useList: ListScreenProps<Change>['useList'];
  hrefOf: (change: Change) => string | undefined;
  /** Options of the entity filter. */
  kinds?: readonly { id: string; label: string }[];
  /** Undo of deletions, by entity. */
  restoring?: Readonly<Record<string, Restoring>>;
  title?: string;
  exportAs?: ListScreenProps<Change>['exportAs'];
  fields?: ListScreenProps<Change>['fields'];
  /** Options of the area filter, when the changes of several areas are listed. */
  areas?: readonly { id: string; label: string }[];
}) {
  const areaOf = (change: Change) => {
    const { module = '' } = change as Change & { module?: string };
    return areas.find(({ id }) => id === module)?.label ?? capital(module);
  };
  const kindOf = ({ entity }: Change) =>
    kinds.find(({ id }) => id === entity)?.label ?? capital(entityNamed(entity)?.one ?? wordsOfCode(entity));
  const people = usePeople();
  const [open, setOpen] = useState<Change>();
  const { restore, mayRestore } = useRestore(restoring);
  return (
    <>
      <ListScreen<Change>
        title={title}
        noun={['change', 'changes']}
        preferenceKey={preferenceKey}
        fields={fields}
        useList={useList}
        defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
        options={{
          action: actions,
          user_name: madeOf(
            people,
            people.map(({ label }) => ({ id: label, label })),
          ),
          ...(kinds.length ? { entity: kinds } : {}),
          ...(areas.length ? { module: areas } : {}),
        }}
        columns={columnsOf(areas.length ? areaOf : undefined, kindOf)}
        rowLabel={(row) => `${row.entity_name} ${row.action}`}
        onRowOpen={setOpen}
        rowActions={(row) => {
          const address = hrefOf(row);
          const back = restoring[row.entity];
          return [
            { id: 'details', label: 'Before and after', icon: ListIcon, onAction: () => setOpen(row) },
            ...(address
              ? [{ id: 'open', label: 'Open record', icon: ArrowUpRightIcon, href: address } as const]
              : []),
            ...(row.restorable && back
              ? [
                  {
                    id: 'restore',
                    label: 'Restore',
                    icon: RotateCcwIcon,
                    onAction: () => restore(row),
                    ...denied(mayRestore(back.right)),
                  } as const,
                ]
              : []),
          ];
        }}
        cardView={(row) => (
          <ListCard
            title={row.entity_name}
            // The subtitle is truncated: the summary can be long.
            {...(summary(row) ? { subtitle: summary(row) } : {})}
            meta={[`${row.user_name} ${row.action} this ${kindOf(row).toLowerCase()}`, ago(row.createdAt)]}
          />
        )}
        {...(exportAs ? { exportAs } : {})}
        empty={{
          icon: HistoryIcon,
          text: 'Created, changed and deleted records appear here with the user and time.',
        }}
      />
      {open && (
        <ChangeDrawer
          change={open}
          kind={kindOf(open)}
          href={hrefOf(open)}
          onClose={() => setOpen(undefined)}
          {...(open.restorable && restoring[open.entity]
            ? {
                onRestore: () => {
                  restore(open);
                  setOpen(undefined);
                },
                restoreDecision: mayRestore(restoring[open.entity]?.right),
              }
            : {})}
        />
      )}
    </>
  );
}
