import type { ReactNode, Ref } from 'react';

/** Something that can be placed in a document and is filled in when it is written out. */
export interface DocumentPiece {
  name: string;
  label: string;
  /** Group heading in the menu. */
  group: string;
  /** What it puts there; blocks show it. */
  help?: string;
}

export interface DocumentEditorProps {
  /** Names the editor for assistive technology. */
  label: string;
  /** HTML of a document; the caller keeps it. */
  value: string;
  /** Called with the document as HTML. */
  onChange: (html: string) => void;
  /** Fields that can be inserted into text. */
  fields: readonly DocumentPiece[];
  /** Blocks that can be inserted between paragraphs. */
  blocks: readonly DocumentPiece[];
  /** Disables the control. */
  isDisabled?: boolean;
  /** Error below the field; marks it as invalid. */
  errorMessage?: ReactNode;
  /** Handle to focus the editor. */
  ref?: Ref<{ focus: () => void }>;
}
