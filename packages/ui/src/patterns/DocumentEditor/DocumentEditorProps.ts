import type { ReactNode, Ref } from 'react';

/** Field or block of a document that is filled in when the document is generated. */
export interface DocumentPiece {
  name: string;
  label: string;
  /** Group heading in the menu. */
  group: string;
  /** Description of the inserted content, shown by blocks. */
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
