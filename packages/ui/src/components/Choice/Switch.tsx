import * as styles from './Choice.css.ts';
import { ToggleFrame, useToggle, type ToggleProps } from './ToggleFrame.tsx';

export interface SwitchProps extends Omit<ToggleProps, 'isRequired' | 'value' | 'tabIndex'> {
  /** Position of the label; `start` suits rows of settings. */
  labelPosition?: 'end' | 'start';
}

/**
 * Switch that takes effect immediately.
 *
 * @example
 * const [isOn, setOn] = useState(false);
 * return <Switch label="Email me when a bid is due" isSelected={isOn} onChange={setOn} />;
 */
export function Switch(props: SwitchProps) {
  const { input, ...toggle } = useToggle(props);
  return (
    <ToggleFrame {...toggle} isReversed={props.labelPosition === 'start'}>
      <span className={styles.track}>
        <input {...input} ref={props.ref} role="switch" className={styles.switchInput} />
      </span>
    </ToggleFrame>
  );
}
