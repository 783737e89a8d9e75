import { CircleAlert } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './ProblemText.css.ts';

interface ProblemTextProps {
  children: string;
  /** Announces the message when it appears. */
  isAnnounced?: boolean;
}

/** Error message with its icon, for errors that belong to no single field. */
export function ProblemText({ children, isAnnounced = false }: ProblemTextProps) {
  return (
    <div className={styles.problem} {...(isAnnounced ? { role: 'alert' } : {})}>
      <span className={styles.glyph}>
        <Icon icon={CircleAlert} size={14} />
      </span>
      <span>{children}</span>
    </div>
  );
}
