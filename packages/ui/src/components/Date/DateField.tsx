import * as styles from './Date.css.ts';
import { DayInput } from './DayInput.tsx';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
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
      <div className={styles.root}>
        <SegmentBox
          props={field}
          box={box}
          onPaste={pastedDay(props, change)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          <DayInput {...aria} handle={parts} />
        </SegmentBox>
      </div>
    </SegmentFrame>
  );
}
