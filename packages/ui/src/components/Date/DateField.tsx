import { DateField as AriaDateField } from 'react-aria-components';
import * as styles from './Date.css.ts';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
import { Segments } from './segments.tsx';
import { pastedDay, useDay, type DayProps } from './useDay.ts';

export interface DateFieldProps extends DayProps {}

/**
 * Date input, MMM DD, YYYY in US English; pasted dates may have any common format.
 *
 * @example
 * const [due, setDue] = useState<string | null>('2026-03-12');
 * return <DateField label="Due date" value={due} onChange={setDue} />;
 */
export function DateField(props: DateFieldProps) {
  const { field, ids, box, parts, change, onKeyDown, onBlur, aria } = useDay(props);
  return (
    <SegmentFrame props={field} ids={ids} box={box}>
      <AriaDateField {...aria} className={styles.root}>
        <SegmentBox
          isPlain
          props={field}
          box={box}
          onPaste={pastedDay(props, change)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          <Segments handle={parts} />
        </SegmentBox>
      </AriaDateField>
    </SegmentFrame>
  );
}
