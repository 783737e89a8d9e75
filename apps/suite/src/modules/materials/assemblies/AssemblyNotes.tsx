import { assemblyNoteEntity } from '@plumbline/api/entities/assemblyNote';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { StickyNoteIcon } from '@plumbline/ui/icons';
import { assembliesMessages } from './messages.ts';

/** List of reusable assembly notes. */
export default function AssemblyNotes() {
  return (
    <ResourceList
      entity={assemblyNoteEntity}
      icon={StickyNoteIcon}
      text={assembliesMessages.assemblyNotesEmpty}
    />
  );
}
