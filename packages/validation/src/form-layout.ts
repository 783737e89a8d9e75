import type { CustomField, FieldKind } from './custom-fields.ts';

/** Field of a form, system or custom. */
export interface FormEntry extends CustomField {
  /** True for system fields, which can be moved and made required but not changed in type or removed. */
  isSystem: boolean;
  /** True for system fields that cannot be made optional. */
  isAlwaysRequired?: boolean;
}
export interface FormGroup {
  id: string;
  title: string;
  fields: FormEntry[];
}
export interface FormModule {
  /** Singular name within a sentence. */
  noun: string;
  label: string;
  groups: readonly FormGroup[];
}

/** Creates a custom field with defaults: optional, one line of text, half width. */
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
/** Creates a group of system fields. */
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
