import type { Change } from '@plumbline/api';
import { ChangeFields } from '@plumbline/api/fields';
import { entityNamed } from '@plumbline/api/entities';
import type { Decision, Right } from '@plumbline/permissions';
import { useMayEach } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ListCard } from '@plumbline/ui/ListCard';
import { toast } from '@plumbline/ui/toast';
import { HistoryIcon } from '@plumbline/ui/icons';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { useState } from 'react';
import { changeActions } from './change-actions.ts';
import { changeSummary, type FieldsByEntity } from './change-text.ts';
import { showError } from '../data/error-message.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.tsx';
import { withRetryOf } from '@plumbline/ui/Select';
import { usePeople } from '../data/lookups.ts';
import { useRevalidate } from '../data/use-revalidate.ts';
import { toastMessage } from '../feedback/toast-message.ts';
import { ago, capital, wordsOfCode } from '../format/format-values.ts';
import { changeVerb } from '@plumbline/validation/change-verb';
import { auditMessages as text } from './messages.ts';

const ChangeDrawer = lazyWithRetry(() => import('./ChangeDrawer.tsx').then((module) => module.ChangeDrawer));

const actions = ['created', 'updated', 'deleted', 'restored', 'issued', 'converted'].map((id) => ({
  id,
  label: capital(changeVerb(id)),
}));

/** Labels of the objects in an estimation's changes that are not entities. */
export const estimationChangeTypes = [
  { id: 'aiRequest', label: text.aiEstimate },
  { id: 'alternate', label: text.alternate },
  { id: 'calibration', label: text.calibration },
  { id: 'planPin', label: text.sheetComment },
  { id: 'condition', label: text.condition },
  { id: 'estimate', label: text.estimate },
  { id: 'estimation', label: text.estimation },
  { id: 'layer', label: text.layer },
  { id: 'plan mark', label: text.sheetMark },
  { id: 'page', label: text.planSheet },
  { id: 'quote', label: text.quote },
  { id: 'sheet', label: text.sheetRevision },
  { id: 'take-off', label: text.takeOff },
  { id: 'typical group', label: text.typicalGroup },
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
  summaryOf: (change: Change) => string,
): ListScreenProps<Change>['columns'] => [
  { id: 'createdAt', type: 'datetime', width: 184 },
  { id: 'user_name', type: 'person', width: 160, accessor: (row) => ({ name: row.user_name }) },
  ...(areaOf ? [{ id: 'module', width: 100, accessor: areaOf }] : []),
  { id: 'action', width: 90, accessor: (row) => capital(changeVerb(row.action)) },
  { id: 'entity', width: 110, accessor: kindOf },
  { id: 'entity_name', width: 200 },
  {
    id: 'changes',
    header: text.whatChanged,
    width: areaOf ? 280 : 390,
    accessor: summaryOf,
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
  title = text.recentChanges,
  exportAs,
  fields = ChangeFields,
  areas = [],
  entityFields = {},
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
  /** Fields of the entities, whose labels and formats the changes are shown with. */
  entityFields?: FieldsByEntity;
}) {
  const areaOf = (change: Change) => {
    const { module = '' } = change as Change & { module?: string };
    return areas.find(({ id }) => id === module)?.label ?? capital(module);
  };
  const kindOf = ({ entity }: Change) =>
    kinds.find(({ id }) => id === entity)?.label ?? capital(entityNamed(entity)?.one ?? wordsOfCode(entity));
  const summaryOf = (change: Change) => changeSummary(change, entityFields[change.entity]);
  const people = usePeople();
  const [open, setOpen] = useState<Change>();
  const { restore, mayRestore } = useRestore(restoring);
  const rowActions = (row: Change): MenuEntry[] => {
    const undo = restoring[row.entity];
    return changeActions({
      href: hrefOf(row),
      onDetails: () => setOpen(row),
      ...(row.restorable && undo
        ? { restore: { onAction: () => restore(row), decision: mayRestore(undo.right) } }
        : {}),
    });
  };
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
          user_name: withRetryOf(
            people,
            people.map(({ label }) => ({ id: label, label })),
          ),
          ...(kinds.length ? { entity: kinds } : {}),
          ...(areas.length ? { module: areas } : {}),
        }}
        columns={columnsOf(areas.length ? areaOf : undefined, kindOf, summaryOf)}
        rowLabel={(row) => `${row.entity_name} ${changeVerb(row.action)}`}
        onRowOpen={setOpen}
        rowActions={rowActions}
        cardView={(row) => (
          <ListCard
            title={row.entity_name}
            // The subtitle is truncated: the summary can be long.
            {...(summaryOf(row) ? { subtitle: summaryOf(row) } : {})}
            meta={[
              text.changeSummary(row.user_name, changeVerb(row.action), kindOf(row).toLowerCase()),
              ago(row.createdAt),
            ]}
          />
        )}
        {...(exportAs ? { exportAs } : {})}
        empty={{
          icon: HistoryIcon,
          text: text.changesEmpty,
        }}
      />
      {open && (
        <ChangeDrawer
          change={open}
          kind={kindOf(open)}
          fields={entityFields[open.entity]}
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
