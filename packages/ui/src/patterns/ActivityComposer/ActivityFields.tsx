import type { ReactNode } from 'react';
import { DatePicker } from '../../components/Date/DatePicker.tsx';
import { TimeField } from '../../components/Date/TimeField.tsx';
import { FieldFrame, useFieldIds } from '../../components/Field/Field.tsx';
import { NumberField } from '../../components/Number/NumberField.tsx';
import { MultiSelect } from '../../components/Select/MultiSelect.tsx';
import { Select, type Option } from '../../components/Select/Select.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type {
  ActivityDraft,
  ActivityErrors,
  ActivityFieldId,
  ActivityInputId,
  ActivityKind,
  ActivityValue,
} from './activity.ts';
import * as styles from './ActivityComposer.css.ts';
import { activityComposerMessages } from './ActivityComposer.messages.ts';
import type { Focusable } from './useActivity.ts';

interface ActivityFieldsProps {
  kind: ActivityKind;
  value: ActivityValue;
  errors: ActivityErrors;
  isReadOnly: boolean;
  labelOf: (field: ActivityInputId) => string;
  /** Called with the changed part of the draft and the field whose error is cleared. */
  onChange: (field: ActivityInputId, change: ActivityDraft) => void;
  onSearchPeople?: (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
  register: (field: ActivityInputId) => (element: Focusable) => void;
}

/** Maximum duration of a call or meeting in minutes. */
const longest = 24 * 60;

/** Fields of an activity type besides subject and text. */
export function ActivityFields({
  kind,
  value,
  errors,
  isReadOnly,
  labelOf,
  onChange,
  onSearchPeople,
  register,
}: ActivityFieldsProps) {
  const messages = useMessages('activityComposer', activityComposerMessages);
  const directionIds = useFieldIds({ label: labelOf('direction'), errorMessage: errors.direction });
  const field = (id: ActivityInputId) => ({
    label: labelOf(id),
    size: 'sm' as const,
    isReadOnly,
    isRequired: kind.required?.includes(id),
    errorMessage: errors[id],
    ref: register(id),
  });
  const controls: Partial<Record<ActivityFieldId, () => ReactNode>> = {
    when: () => (
      <>
        <DatePicker
          {...field('when')}
          isClearable={false}
          value={value.date}
          onChange={(date) => onChange('when', { date })}
        />
        <TimeField
          label={messages.time}
          size="sm"
          isReadOnly={isReadOnly}
          value={value.time}
          onChange={(time) => onChange('when', { time })}
        />
      </>
    ),
    due: () => (
      <DatePicker {...field('due')} value={value.due} onChange={(due) => onChange('due', { due })} />
    ),
    duration: () => (
      <NumberField
        {...field('duration')}
        min={1}
        max={longest}
        step={5}
        suffix={messages.minutes}
        hideStepper
        value={value.duration}
        onChange={(duration) => onChange('duration', { duration })}
      />
    ),
    direction: () => (
      <div className={styles.wideOnPhone}>
        <FieldFrame
          field={{ label: labelOf('direction'), errorMessage: errors.direction }}
          ids={directionIds}
          labelAs="span"
        >
          <span>
            <SegmentedControl
              label={labelOf('direction')}
              size="sm"
              options={[
                { id: 'out', label: messages.outgoing },
                { id: 'in', label: messages.incoming },
              ]}
              value={value.direction ?? 'out'}
              isDisabled={isReadOnly}
              onChange={(direction) => onChange('direction', { direction })}
            />
          </span>
        </FieldFrame>
      </div>
    ),
    outcome: () => (
      <Select
        {...field('outcome')}
        options={[{ id: '', label: messages.noOutcome }, ...(kind.outcomes ?? [])]}
        value={value.outcome ?? ''}
        onChange={(outcome) => onChange('outcome', { outcome: outcome === '' ? null : outcome })}
      />
    ),
    people: () => (
      <div className={styles.wide}>
        <MultiSelect
          {...field('people')}
          placeholder={messages.findPeople}
          value={value.people.map(({ id }) => id)}
          valueLabels={Object.fromEntries(value.people.map(({ id, label }) => [id, label]))}
          onChange={(_ids, options) =>
            onChange('people', { people: options.map(({ id, label }) => ({ id, label })) })
          }
          onSearch={onSearchPeople}
          options={onSearchPeople ? undefined : []}
        />
      </div>
    ),
  };
  const below = kind.fields.filter((id) => id !== 'subject');
  if (below.length === 0) return null;
  return (
    <div className={styles.fields}>
      {below.map((id) => (
        <Part key={id}>{controls[id]?.()}</Part>
      ))}
    </div>
  );
}

/** Keeps the state of a field by its name while others come and go. */
const Part = ({ children }: { children: ReactNode }) => children;
