import type { Entity } from '@plumbline/api/entities';
import { titleOf } from '@plumbline/api/entities';
import type { Decision, Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { recordHref } from '../custom/record-href.ts';
import { useCopyRecord, type CopyOne } from './use-copy-record.ts';
import { RecordMenu, saveRecord } from './record-actions.tsx';
import { useRecordRemoval } from './use-record-removal.tsx';
import { addressOf, type RouteName } from '../navigation/routes.ts';
import { Failed } from '../data/load-states.tsx';
import { useCloseMissingTab, useRecordTab } from '../frame/RecordTabs.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import type { ResourceFormProps } from '../form/ResourceForm.tsx';
import { useFatalError } from '../data/load-errors.ts';
import type { RecordView, RecordTools } from './record-view.ts';
import { useRecordSections } from './use-record-sections.tsx';
import { useListUndoKeys } from '../list/use-list-undo-keys.ts';
import { recordMenu } from './record-menu.ts';
import { RecordSectionTabs } from './RecordSectionTabs.tsx';
import { type RecordTask, RecordDialogs } from './RecordDialogs.tsx';
import { recordMessages } from './messages.ts';

export type { RecordSection, RecordTools, RecordView } from './record-view.ts';
export interface RecordScreenProps<Row extends { uuid: string; version: number }, Create, Update> {
  entity: Entity<Row, Create, Update>;
  /** Content of the screen; called as a hook on each render. */
  useView: (tools: RecordTools<Row>) => RecordView;
  /** Restricts decisions beyond rights, e.g. by territory. */
  useLimit?: (row: Row) => (decision: Decision, right: Right, needed: 'edit' | 'fullAccess') => Decision;
  formProps?: Partial<Omit<ResourceFormProps<Row, Create, Update>, 'kind' | 'record' | 'onClose'>>;
}

const unlimited = () => (decision: Decision) => decision;

/** Record page of an entity: header, parts, history, side panel and form. */
export function RecordScreen<Row extends { uuid: string; version: number }, Create, Update>(
  props: RecordScreenProps<Row, Create, Update>,
) {
  const { uuid = '' } = useParams();
  const { entity } = props;
  if (!entity.useRead) throw new Error(`${entity.many} have no record page`);
  const { data, error, mutate } = entity.useRead(uuid);
  // While the record loads, the data is still that of the previous one.
  const row = data?.data.uuid === uuid.toLowerCase() ? data.data : undefined;
  useCloseMissingTab(uuid, error);
  if (useFatalError(error, row !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!row)
    return (
      <Stack padding={24}>
        <Skeleton shape="card" count={2} label={recordMessages.loadingRecord(entity.one)} />
      </Stack>
    );
  return <Loaded key={uuid} {...props} row={row} load={() => void mutate()} />;
}

const restoreRecord = async ({ restoreMany }: Pick<Entity<{ uuid: string }>, 'restoreMany'>, uuid: string) =>
  restoreMany?.({ uuid: [uuid] });

/** Deletion of a record, and saving of single fields. */
function useRecordChanges<Row extends { uuid: string; version: number }, Create, Update>(
  entity: Entity<Row, Create, Update>,
  row: Row,
  reload: () => void,
) {
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: recordMessages.deleteAction(entity.one),
    text: recordMessages.deleteConfirm(titleOf(entity, row)),
    one: entity.one,
    restore: entity.restoreMany && (() => restoreRecord(entity, row.uuid)),
    call: () => {
      if (!entity.removeMany) throw new Error(`${entity.many} cannot be deleted`);
      return entity.removeMany({ uuid: [row.uuid] });
    },
    back: entity.list ? (addressOf(entity.list as RouteName) ?? '/') : '/',
  });
  const save = (change: Record<string, unknown>) =>
    saveRecord(() => {
      if (!entity.update) throw new Error(`${entity.many} cannot be changed`);
      return entity.update(row.uuid, { ...change, version: row.version } as Update);
    }, reload);
  return { removal, save };
}

function Loaded<Row extends { uuid: string; version: number }, Create, Update>({
  entity,
  useView,
  useLimit = unlimited,
  formProps,
  row,
  load,
}: RecordScreenProps<Row, Create, Update> & { row: Row; load: () => void }) {
  useListUndoKeys();
  const [address] = useSearchParams();
  const tab = address.get('tab') ?? 'overview';
  const [task, setTask] = useState<RecordTask>();
  if (!entity.useHistory) throw new Error(`${entity.many} have no history`);
  const history = entity.useHistory(row.uuid);
  const reload = () => {
    load();
    void history.mutate();
  };
  const right = (type: 'e' | 'd') => ({ ...entity.right, type }) as Right;
  const limited = useLimit(row);
  const copyOf = useCopyRecord(entity.copy as CopyOne<Row> | undefined, {
    right: entity.right as Omit<Right, 'type'>,
    titleOf: (each) => titleOf(entity, each),
    onMade: ({ uuid }) => void navigate(recordHref(entity.name, uuid) ?? '..'),
  });
  const mayEdit = limited(useDecision(right('e')), right('e'), 'edit');
  const mayRemove = limited(useDecision(right('d')), right('d'), 'fullAccess');
  const title = titleOf(entity, row);
  const { number } = row as { number?: string };
  useRecordTab({
    id: row.uuid,
    title,
    key: entity.name,
    href: recordHref(entity.name, row.uuid) ?? '',
  });
  const { removal, save } = useRecordChanges(entity, row, reload);
  const navigate = useNavigate();
  const view = useView({ row, save, reload, mayEdit, tab });
  const parts = useRecordSections({
    entity,
    row,
    own: view.sections,
    history,
    mayEdit,
    isOverview: tab === 'overview',
  });
  // The URL may name a part that does not exist or is not accessible.
  const shown = parts.some(({ id }) => id === tab) ? tab : 'overview';
  return (
    <>
      <RecordLayout
        {...(view.mark ? { mark: view.mark } : {})}
        title={title}
        {...(number ? { code: number } : {})}
        {...(view.status ? { status: view.status } : {})}
        facts={(view.facts ?? []).filter(Boolean)}
        actions={
          <>
            <RecordMenu
              number={number ?? title}
              copyLabel={recordMessages.copyRecord(number ? `${entity.one} number` : 'name')}
              onEdit={() => setTask('edit')}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
              more={[
                ...recordMenu(
                  entity,
                  { mayEdit, mayRemove },
                  { onWrite: setTask, onMerge: () => setTask('merge') },
                ),
                ...copyOf(row),
                ...(view.menu ?? []),
              ]}
            />
            {view.actions}
          </>
        }
        {...(view.keyFacts ? { keyFacts: view.keyFacts } : {})}
        {...(view.stages ? { stages: view.stages } : {})}
        tabs={<RecordSectionTabs parts={parts} shown={shown} />}
        sideLabel={recordMessages.details}
        side={
          <>
            {view.side}
            <RecordDetails
              entity={entity as unknown as Entity<Row, never, Update>}
              row={row}
              onSave={save}
              isReadOnly={!mayEdit.allowed}
              {...(view.without ? { without: view.without } : {})}
            />
          </>
        }
      >
        {parts
          .filter(({ id, isApart }) => (shown === 'overview' ? !isApart : id === shown))
          .map(({ id, label, content, actions }) => (
            <Section key={id} title={label} {...(actions ? { actions } : {})}>
              {content}
            </Section>
          ))}
      </RecordLayout>
      <RecordDialogs
        entity={entity}
        row={row}
        task={task}
        mayEdit={mayEdit}
        formProps={formProps}
        reload={reload}
        onClose={() => setTask(undefined)}
      />
      {removal.dialog}
      {view.children}
    </>
  );
}
