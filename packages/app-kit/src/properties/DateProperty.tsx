import { DatePicker } from '@plumbline/ui/DatePicker';
import { DateText } from '@plumbline/ui/DateText';
import { InlineEdit, type InlineEditProps } from '@plumbline/ui/InlineEdit';

/** Date property of a record. */
export function DateProperty({
  value = null,
  ...edit
}: Omit<InlineEditProps<string | null>, 'value' | 'display' | 'children'> & {
  value: string | null | undefined;
}) {
  return (
    <InlineEdit<string | null> {...edit} value={value} display={<DateText value={value} />}>
      {(field) => <DatePicker {...field} onUnread={field.onChange} />}
    </InlineEdit>
  );
}
