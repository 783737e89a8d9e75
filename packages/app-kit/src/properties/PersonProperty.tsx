import { ComboBox } from '@plumbline/ui/ComboBox';
import { InlineEdit, type InlineEditProps } from '@plumbline/ui/InlineEdit';
import { Person } from '@plumbline/ui/Person';
import { usePeople } from '../data/lookups.ts';

/** User property, saved on selection. */
export function PersonProperty({
  value = null,
  name,
  ...edit
}: Omit<InlineEditProps<string | null>, 'value' | 'display' | 'children'> & {
  value: string | null | undefined;
  name: string;
}) {
  const people = usePeople();
  return (
    <InlineEdit<string | null> {...edit} value={value} display={<Person name={name} />} savesOnChange>
      {(field) => <ComboBox {...field} options={people} valueLabel={name} />}
    </InlineEdit>
  );
}
