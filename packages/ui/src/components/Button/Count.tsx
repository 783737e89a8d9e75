import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import * as styles from './Button.css.ts';
import { buttonWords } from './Button.messages.ts';

const most = 99;

interface CountProps {
  /** The button's accessible name, which says the figure. */
  name: string;
  count: number;
}

/** The figure at the corner of an icon button, and the button's name with it. */
export function Count({ name, count }: CountProps) {
  const { locale } = useLocale();
  const words = useMessages('button', buttonWords);
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.badge} aria-hidden>
        {count > most ? words.manyCount(most.toLocaleString(locale)) : count.toLocaleString(locale)}
      </span>
    </>
  );
}
