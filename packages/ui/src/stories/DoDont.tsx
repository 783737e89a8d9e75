import { Check, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import * as styles from './DoDont.css.ts';

export interface Advice {
  /** Example of right or wrong use. */
  show: ReactNode;
  /** Reason, shown below the example. */
  reason: string;
}

export interface DoDontProps {
  good: Advice;
  bad: Advice;
}

/** Rule of use with a right and a wrong example. For stories named `Guidance`. */
export function DoDont({ good, bad }: DoDontProps) {
  return (
    <div className={styles.pair}>
      <Side advice={good} isGood />
      <Side advice={bad} isGood={false} />
    </div>
  );
}

function Side({ advice, isGood }: { advice: Advice; isGood: boolean }) {
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={`${id} ${id}-why`}>
      <div className={styles.stage}>{advice.show}</div>
      <p id={id}>
        <span className={isGood ? styles.good : styles.bad}>
          <Icon icon={isGood ? Check : X} size={16} />
          {isGood ? 'Do' : 'Don’t'}
        </span>
      </p>
      <p id={`${id}-why`} className={styles.why}>
        {advice.reason}
      </p>
    </section>
  );
}
