import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { commentTools } from '@plumbline/app-kit/comments/comment-types';
import { ProseEdit, type ProseDraft } from '@plumbline/ui/TaskPanel';
import { useEffect } from 'react';
import type { PanelSectionProps } from './PanelSectionProps.ts';

const none: { prose: ProseDraft | null } = { prose: null };

/** What is to be done, in words; saved as the editor is left, and there again after a reload until it is. */
export function Description({
  panel,
  task,
  isReadOnly,
}: Pick<PanelSectionProps, 'panel' | 'task' | 'isReadOnly'>) {
  const draft = useDraft(`description ${task.uuid}`, none);
  const { discard } = draft;
  useEffect(() => {
    if (panel.settled > 0) discard();
  }, [panel.settled, discard]);
  return (
    <ProseEdit
      title="Description"
      value={task.details ?? ''}
      isReadOnly={isReadOnly}
      empty={isReadOnly ? 'No description' : 'Describe the task.'}
      placeholder="Describe the task"
      onSave={(details, begun) => panel.save({ details }, { details: begun })}
      draft={draft.value.prose}
      onDraftChange={(prose) => (prose ? draft.change({ prose }) : discard())}
      {...commentTools('space_items', task.uuid)}
    />
  );
}
