import { InlineEdit, type InlineEditProps } from '@plumbline/ui/InlineEdit';
import { Select, type Option } from '@plumbline/ui/Select';

/** Select property, saved on selection. */
export function ChoiceProperty({
  value = '',
  display = value,
  options,
  ...edit
}: Omit<InlineEditProps<string>, 'value' | 'display' | 'children'> &
  Partial<Pick<InlineEditProps<string>, 'display'>> & {
    value: string | undefined;
    options: readonly Option[];
  }) {
  return (
    <InlineEdit {...edit} value={value} display={display} savesOnChange>
      {(field) => <Select {...field} options={options} />}
    </InlineEdit>
  );
}
