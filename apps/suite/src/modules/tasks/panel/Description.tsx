import type { TaskDetail } from '@plumbline/api';
import { commentTools } from '@plumbline/app-kit/comments/comments';
import { ProseEdit } from '@plumbline/ui/TaskPanel';

/** What is to be done, in words; saved as the editor is left. */
export function Description({
  task,
  isReadOnly,
  onSave,
}: {
  task: TaskDetail;
  isReadOnly: boolean;
  onSave: (html: string) => Promise<void>;
}) {
  return (
    <ProseEdit
      title="Description"
      value={task.details ?? ''}
      isReadOnly={isReadOnly}
      empty={isReadOnly ? 'Without a description.' : 'Say what is to be done.'}
      placeholder="Say what is to be done"
      onSave={onSave}
      {...commentTools('space_items', task.uuid)}
    />
  );
}
