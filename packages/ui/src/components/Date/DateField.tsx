import { useEffect, useRef, useState, type FocusEvent, type Ref } from 'react';
import { DateField as AriaDateField, Group, I18nProvider } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { parseDate } from './dates.ts';
import * as styles from './Date.css.ts';
import { Segments, toCalendar } from './segments.tsx';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** YYYY-MM-DD. */
  min?: string;
  max?: string;
  onBlur?: (event: FocusEvent<Element>) => void;
  bare?: boolean;
  /** Its `focus` goes to the first part. */
  ref?: Ref<{ focus: () => void }>;
}

/** A handle for forms: a group of parts has no input of its own to focus. */
export function useSegmentFocus(ref: DateFieldProps['ref'], box: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const handle = { focus: () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() };
    if (typeof ref === 'function') ref(handle);
    else if (ref) ref.current = handle;
    return () => {
      if (typeof ref === 'function') ref(null);
      else if (ref) ref.current = null;
    };
  }, [ref, box]);
}

/** A day, typed; MMM DD, YYYY, with dates pasted in any usual form. */
export function DateField(props: DateFieldProps) {
  const { value: controlled, defaultValue = null, onChange, min, max, bare, size = 'md' } = props;
  const ids = useFieldIds(props);
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const value = controlled === undefined ? own : controlled;
  useSegmentFocus(props.ref, box);
  const change = (next: string | null) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <I18nProvider locale="en-US">
      <FieldFrame
        field={props}
        ids={ids}
        labelAs="span"
        onLabelClick={() => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
      >
        <AriaDateField
          id={ids.inputId}
          value={toCalendar(value)}
          onChange={(date) => change(date?.toString() ?? null)}
          onBlur={props.onBlur}
          minValue={toCalendar(min)}
          maxValue={toCalendar(max)}
          name={props.name}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          isRequired={props.isRequired}
          isInvalid={Boolean(props.errorMessage)}
          validationBehavior="aria"
          autoFocus={props.autoFocus}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          className={styles.root}
        >
          <Group
            ref={box}
            className={cx(field.box, field.boxSize[size], bare && field.bare, styles.box)}
            {...boxState(props)}
            onPasteCapture={(event: React.ClipboardEvent) => {
              const day = parseDate(event.clipboardData.getData('text'));
              if (day === null || props.isDisabled || props.isReadOnly) return;
              event.preventDefault();
              change(day);
            }}
          >
            <Segments />
          </Group>
        </AriaDateField>
      </FieldFrame>
    </I18nProvider>
  );
}
