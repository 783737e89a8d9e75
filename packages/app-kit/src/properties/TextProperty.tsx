import { InlineEdit, type InlineEditProps } from '@plumbline/ui/InlineEdit';
import { TextField } from '@plumbline/ui/TextField';

/** Text property of a record with inline editing. */
export function TextProperty({
  value = '',
  display = value,
  ...edit
}: Omit<InlineEditProps<string>, 'value' | 'display' | 'children'> &
  Partial<Pick<InlineEditProps<string>, 'display'>> & { value: string | undefined }) {
  return (
    <InlineEdit {...edit} value={value} display={display}>
      {(field) => <TextField {...field} />}
    </InlineEdit>
  );
}
