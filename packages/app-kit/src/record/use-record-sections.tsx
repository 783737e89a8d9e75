import type { Entity } from '@plumbline/api/entities';
import type { Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { History } from '../audit/History.tsx';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { RecordSection } from './record-view.ts';
import { TimelineSection } from './TimelineSection.tsx';
import { recordMessages } from './messages.ts';

const Comments = lazyWithRetry(
  () => import('../comments/Comments.tsx').then((module) => module.Comments),
  'comments',
);
const FilesSection = lazyWithRetry(
  () => import('../files/FilesSection.tsx').then((module) => module.FilesSection),
  'files',
);

/** Parts of a record: its own ones, files, comments and activity. */
export function useRecordSections<Row extends { uuid: string; version: number }, Create, Update>({
  entity,
  row,
  own: first = [],
  history,
  mayEdit,
  isOverview,
}: {
  entity: Entity<Row, Create, Update>;
  row: Row;
  /** Parts of the entity; one with the id `activity` replaces the standard one. */
  own: readonly RecordSection[] | undefined;
  history: ReturnType<NonNullable<Entity<Row, Create, Update>['useHistory']>>;
  mayEdit: Decision;
  /** True if the overview is shown, which has the latest activity only. */
  isOverview: boolean;
}): readonly RecordSection[] {
  const mayFiles = useDecision({ app: 2, name: 'drive', type: 'v' });
  const files: RecordSection = {
    id: 'files',
    label: recordMessages.files,
    isApart: true,
    content: <FilesSection propType={entity.name} propId={row.uuid} one={entity.one} mayEdit={mayEdit} />,
  };
  const comments: RecordSection = {
    id: 'comments',
    label: recordMessages.comments,
    isApart: true,
    content: <Comments propType={entity.name} propId={row.uuid} takesFiles={mayEdit.allowed} />,
  };
  const own: readonly RecordSection[] = [...first, ...(mayFiles.allowed ? [files] : []), comments];
  return own.some(({ id }) => id === 'activity')
    ? own
    : [
        ...own,
        {
          id: 'activity',
          label: recordMessages.activity,
          count: history.data?.data.length,
          content: entity.useTimeline ? (
            <TimelineSection
              entity={entity as unknown as Entity<{ uuid: string }>}
              uuid={row.uuid}
              version={row.version}
              mayEdit={mayEdit}
              short={isOverview}
            />
          ) : (
            <History of={history} fields={entity.fields} noun={entity.one} />
          ),
        },
      ];
}
