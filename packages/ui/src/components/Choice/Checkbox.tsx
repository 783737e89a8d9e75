import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Choice.css.ts';
import { ToggleFrame, useToggle, type ToggleProps } from './ToggleFrame.tsx';

export interface CheckboxProps extends ToggleProps {
  /** Shows the mixed state. */
  isIndeterminate?: boolean;
}

/**
 * Checkbox for an agreement or for one of several options. Takes effect when the form is submitted.
 *
 * @example
 * const [isTaxed, setTaxed] = useState(true);
 * return <Checkbox label="Taxable" isSelected={isTaxed} onChange={setTaxed} />;
 */
export function Checkbox(given: CheckboxProps) {
  const { isIndeterminate = false, hideLabel, ref } = given;
  const { input, ...toggle } = useToggle(given);
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => {
    // `indeterminate` is a DOM property without an attribute, and a click resets it.
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  return (
    <ToggleFrame {...toggle}>
      <span className={cx(styles.mark, hideLabel && styles.target)}>
        <input {...input} ref={merged} className={cx(styles.input, styles.square)} />
        <span className={styles.glyph}>
          <Icon icon={isIndeterminate ? Minus : Check} size={12} isBold />
        </span>
      </span>
    </ToggleFrame>
  );
}
