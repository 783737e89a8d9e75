import type { CustomField, FieldKind } from './custom-fields.ts';

/** A field as it stands in a form: the product's own, or one that the company added. */
export interface FormEntry extends CustomField {
  /** The product's own: it can be moved and made required, and neither changed in kind nor taken off. */
  isSystem: boolean;
  /** Of the product's own: nobody can make it optional. */
  isAlwaysRequired?: boolean;
}
export interface FormGroup {
  id: string;
  title: string;
  fields: FormEntry[];
}
export interface FormModule {
  /** One of it, in the middle of a sentence. */
  noun: string;
  label: string;
  groups: readonly FormGroup[];
}

/** A field of a company's own of which nothing is said but what is given: an optional line of text, half as wide as the form. */
export const entryOf = (code: string, more: Partial<FormEntry> = {}): FormEntry => ({
  code,
  label: code,
  kind: 'text',
  required: false,
  help: '',
  width: 'half',
  options: [],
  record: '',
  inList: false,
  isSystem: false,
  ...more,
});

type Own = [code: string, label: string, kind: FieldKind, more?: 'wide' | 'required' | 'required wide'];
/** A group of the product’s own fields. */
export const group = (id: string, title: string, fields: Own[]): FormGroup => ({
  id,
  title,
  fields: fields.map(([code, label, kind, more = '']) =>
    entryOf(code, {
      label,
      kind,
      width: more.includes('wide') ? 'full' : 'half',
      isSystem: true,
      ...(more.includes('required') ? { required: true, isAlwaysRequired: true } : {}),
    }),
  ),
});
