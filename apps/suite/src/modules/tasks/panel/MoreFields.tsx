import { useTaskCallsCustomFields } from '@plumbline/api/hooks/tasks';
import type { TaskCallsCustomFields200DataItem as OwnField } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { DatePicker } from '@plumbline/ui/DatePicker';
import { Disclosure } from '@plumbline/ui/Disclosure';
import type { InlineFieldProps } from '@plumbline/ui/InlineEdit';
import { MultiSelect } from '@plumbline/ui/MultiSelect';
import { Select } from '@plumbline/ui/Select';
import { TaskFields } from '@plumbline/ui/TaskPanel';
import { TextField } from '@plumbline/ui/TextField';
import { TimeField } from '@plumbline/ui/TimeField';
import type { PartProps } from './Panel.tsx';
import { TaskEdit } from './TaskEdit.tsx';
import { dayText } from '../dates.ts';

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const said = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');
const shown = ({ type, value }: OwnField): string =>
  type === 'date' && typeof value === 'string'
    ? dayText(value)
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : said(value);

function control({ type, option }: OwnField, field: InlineFieldProps<unknown>) {
  const options = option.map((each) => ({ id: each, label: each }));
  const { value, onChange, ...rest } = field;
  switch (type) {
    case 'date':
      return <DatePicker {...rest} value={typeof value === 'string' ? value : null} onChange={onChange} />;
    case 'time':
      return <TimeField {...rest} value={typeof value === 'string' ? value : null} onChange={onChange} />;
    case 'selectbox':
      return (
        <Select
          {...rest}
          options={options}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      );
    case 'multiselectbox':
      return (
        <MultiSelect
          {...rest}
          options={options}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    default:
      return <TextField {...rest} value={said(value)} onChange={onChange} />;
  }
}

/** The company's own fields of tasks, folded until somebody looks; a field is saved when it has a value. */
export function MoreFields({ panel, task, isReadOnly }: PartProps) {
  const { data, mutate } = useTaskCallsCustomFields(task.uuid);
  const fields = data?.data ?? [];
  if (fields.length === 0) return null;
  const filled = fields.filter(({ value }) => !isEmpty(value));
  return (
    <Disclosure
      title={messages.moreField}
      plain
      level={2}
      aside={filled
        .slice(0, 3)
        .map((field) => `${field.label} ${shown(field)}`)
        .join(' · ')}
    >
      <TaskFields
        fields={fields.map((field) => ({
          id: field.code,
          label: field.label,
          edit: (
            <TaskEdit<unknown>
              task={task}
              label={field.label}
              value={field.value ?? null}
              isEmpty={isEmpty(field.value)}
              display={shown(field)}
              isReadOnly={isReadOnly}
              {...(field.type === 'selectbox' ? { saveOnChange: true } : {})}
              onSave={async (value, begun) => {
                if (isEmpty(value)) return;
                await panel.save({ custom: { [field.code]: value } }, begun);
                await mutate();
              }}
            >
              {(edit) => control(field, edit)}
            </TaskEdit>
          ),
        }))}
      />
    </Disclosure>
  );
}
