import type { ReactNode } from 'react';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import type { SaveBarProps } from '../FormLayout/SaveBar.tsx';
import type { BuilderField, BuilderGroup, BuilderPlace } from './builder.ts';

export interface FormBuilderProps {
  /** Names the list of fields: "Account form". */
  label: string;
  /** A `PageHeader`. */
  header?: ReactNode;
  /** Groups with their fields. */
  groups: readonly BuilderGroup[];
  /** The field whose editor is open. */
  openId?: string;
  /** Called with the id of the field to edit, or undefined to close. */
  onOpenChange?: (fieldId: string | undefined) => void;
  /** Renders the editor of the open field. */
  editor?: (field: BuilderField) => ReactNode;
  /** Called when a field is moved. */
  onMoveField?: (fieldId: string, place: BuilderPlace) => void;
  /** Called when a group is moved. */
  onMoveGroup?: (groupId: string, index: number) => void;
  /** Called when a field is made required or optional. */
  onRequiredChange?: (fieldId: string, isRequired: boolean) => void;
  /** Called with the group id to add a field. */
  onAdd?: (groupId: string) => void;
  /** Returns the menu of a field. */
  menuOf?: (field: BuilderField) => readonly MenuEntry[];
  /** Returns the menu of a group. */
  groupMenuOf?: (group: BuilderGroup) => readonly MenuEntry[];
  /** Content below the groups, e.g. an add button or removed fields. */
  foot?: ReactNode;
  /** Preview of the form, each field in a `PreviewField`. */
  preview?: ReactNode;
  /** Save bar; present while there are unsaved changes. */
  save?: SaveBarProps;
}
