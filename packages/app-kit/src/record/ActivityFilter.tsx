import { useIsPhone } from '@plumbline/ui/media';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Select } from '@plumbline/ui/Select';
import { recordMessages as text } from './messages.ts';

const filters = [
  { id: 'all', label: text.all },
  { id: 'note', label: text.notes },
  { id: 'call,meeting,email,sms', label: text.conversations },
  { id: 'task', label: text.tasks },
  { id: 'change', label: text.changes },
];

/** Choice of the kinds of activity that a record shows. On a phone the labels do not fit side by side. */
export function ActivityFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return useIsPhone() ? (
    <Select
      label={text.show}
      hideLabel
      value={value}
      onChange={(id) => onChange(id ?? 'all')}
      options={filters}
    />
  ) : (
    <SegmentedControl label={text.show} size="sm" value={value} onChange={onChange} options={filters} />
  );
}
