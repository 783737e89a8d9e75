import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { initialsOf, tintOf, type Tint } from './initials.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  name: string;
  /** 24, 28 and 32 carry two letters, 20 one. */
  size?: 20 | 24 | 28 | 32 | 40;
  src?: string;
  /** Its own hue instead of the one from the name. */
  tint?: Tint;
  /** The name stands beside it, so assistive technology need not hear it twice. */
  decorative?: boolean;
}

/** Drawn, not written: the initials are no words of the button or link they stand in, and are not copied with it. */
function Letters({ children }: { children: string }) {
  return <span className={styles.letters} data-letters={children} />;
}

/** A person. */
export function Avatar({ name, size = 24, src, tint, decorative }: AvatarProps) {
  return (
    <span
      className={cx(
        styles.base,
        styles.round,
        styles.size[size],
        size === 40 && styles.larger,
        styles.tint[tint ?? tintOf(name)],
      )}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
    >
      {src ? (
        <img src={src} alt="" className={styles.image} />
      ) : (
        <Letters>{initialsOf(name, size === 20 ? 1 : 2)}</Letters>
      )}
    </span>
  );
}

export interface AvatarGroupProps {
  names: readonly string[];
  /** What they have in common, said before their names: “Also here”. */
  label?: string;
  max?: number;
  size?: 20 | 24 | 28 | 32;
}

/** Several people in little room; the rest are counted. */
export function AvatarGroup({ names, label, max = 3, size = 24 }: AvatarGroupProps) {
  const { locale } = useLocale();
  const rest = names.length - max;
  const all = (label ? `${label}: ` : '') + new Intl.ListFormat(locale, { type: 'unit' }).format(names);
  return (
    <span className={styles.group} role="img" aria-label={all} title={all}>
      {names.slice(0, max).map((name) => (
        <span
          key={name}
          className={cx(
            styles.base,
            styles.round,
            styles.size[size],
            styles.tint[tintOf(name)],
            styles.overlap,
          )}
        >
          <Letters>{initialsOf(name, size === 20 ? 1 : 2)}</Letters>
        </span>
      ))}
      {rest > 0 && <span className={styles.more}>+{rest.toLocaleString(locale)}</span>}
    </span>
  );
}

export interface MarkProps {
  /** The record's name; its first letter stands in the square. */
  name: string;
  size?: 20 | 24 | 28 | 32 | 40;
  icon?: IconType;
  tint?: Tint;
  letters?: 1 | 2;
}

/** A company, a record or a module: square, where a person is round. Decoration beside its name. */
export function Mark({ name, size = 24, icon, tint, letters = 1 }: MarkProps) {
  return (
    <span
      aria-hidden
      className={cx(
        styles.base,
        size === 20 ? styles.squareSmall : size === 40 ? styles.squareLarge : styles.square,
        styles.size[size],
        size === 40 && styles.larger,
        styles.tint[tint ?? tintOf(name)],
      )}
    >
      {icon ? (
        <Icon icon={icon} size={size >= 32 ? 20 : size === 20 ? 12 : 16} />
      ) : (
        <Letters>{initialsOf(name, letters)}</Letters>
      )}
    </span>
  );
}
