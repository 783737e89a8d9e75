import type { Entity } from '@plumbline/api/entities';
import type { Decision } from '@plumbline/permissions';
import { useNavigate } from 'react-router';
import { recordHref } from '../custom/record-href.ts';
import { useRevalidate } from '../data/use-revalidate.ts';
import type { ResourceFormProps } from '../form/ResourceForm.tsx';
import { LazyResourceForm, MergeDialog } from '../form/lazy.tsx';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { MessageType } from './record-menu.ts';

const LetterDrawer = lazyWithRetry(() =>
  import('../communication/EmailDrawer.tsx').then((module) => module.EmailDrawer),
);
const TextDrawer = lazyWithRetry(() =>
  import('../communication/SmsDrawer.tsx').then((module) => module.SmsDrawer),
);

const drawers = { letter: LetterDrawer, text: TextDrawer };

/** Action on a record that opens a dialog or drawer. */
export type RecordTask = 'edit' | 'merge' | MessageType;

/** Form of a record, the drawers of its messages and the dialog that merges duplicates. */
export function RecordDialogs<Row extends { uuid: string; version: number }, Create, Update>({
  entity,
  row,
  task,
  mayEdit,
  formProps,
  reload,
  onClose,
}: {
  entity: Entity<Row, Create, Update>;
  row: Row;
  /** Open dialog; undefined if none is. */
  task: RecordTask | undefined;
  mayEdit: Decision;
  formProps: Partial<Omit<ResourceFormProps<Row, Create, Update>, 'kind' | 'record' | 'onClose'>> | undefined;
  /** Reloads the record after a change. */
  reload: () => void;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const refreshAll = useRevalidate('/');
  const WritingDrawer = task === 'letter' || task === 'text' ? drawers[task] : undefined;
  return (
    <>
      {task === 'edit' && (
        <LazyResourceForm<Row, Create, Update>
          entity={entity}
          record={row}
          decision={mayEdit}
          {...formProps}
          onClose={onClose}
          onSaved={(next) => {
            reload();
            formProps?.onSaved?.(next);
          }}
        />
      )}
      {WritingDrawer && (
        <WritingDrawer kind={entity.name} uuid={row.uuid} onClose={onClose} onSent={refreshAll} />
      )}
      {task === 'merge' && (
        <MergeDialog
          entity={entity}
          uuids={[row.uuid]}
          onClose={onClose}
          onMerged={(survivor) => {
            // Related records of any entity have moved to the survivor: revalidate everything.
            refreshAll();
            if (survivor === row.uuid) reload();
            else void navigate(recordHref(entity.name, survivor) ?? '/');
          }}
        />
      )}
    </>
  );
}
