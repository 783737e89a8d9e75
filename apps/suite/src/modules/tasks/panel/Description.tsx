import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { commentTools } from '@plumbline/app-kit/comments/comment-types';
import { RichTextEdit, type RichTextDraft } from '@plumbline/ui/RichTextEdit';
import { useEffect } from 'react';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { panelMessages } from './messages.ts';

const none: { prose: RichTextDraft | null } = { prose: null };

/** Description of a task; saved on blur, and restored after a reload until it is saved. */
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
    <RichTextEdit
      title={panelMessages.description}
      value={task.details ?? ''}
      isReadOnly={isReadOnly}
      empty={isReadOnly ? panelMessages.noDescription : panelMessages.descriptionEmpty}
      placeholder={panelMessages.descriptionPlaceholder}
      onSave={(details, begun) => panel.save({ details }, { details: begun })}
      draft={draft.value.prose}
      onDraftChange={(prose) => (prose ? draft.change({ prose }) : discard())}
      {...commentTools('space_items', task.uuid)}
    />
  );
}
