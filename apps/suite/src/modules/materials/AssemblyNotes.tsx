import { assemblyNoteKind } from '@plumbline/api/kinds/assemblyNote';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { StickyNoteIcon } from '@plumbline/ui/icons';

/** What is said of assemblies again and again. */
export default function AssemblyNotes() {
  return (
    <KindList
      kind={assemblyNoteKind}
      icon={StickyNoteIcon}
      text="What is said of many assemblies, written once: what they include, how they are built."
    />
  );
}
