import { UserRound } from 'lucide-react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { initialsOf, tintOf, type Tint } from './initials.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** Name that the initials and color are derived from. */
  name: string;
  /** 24, 28 and 32 carry two letters, 20 one. */
  size?: 20 | 24 | 28 | 32 | 40;
  /** Image address; initials are shown until it loads. */
  src?: string;
  /** Hue that overrides the one derived from the name. */
  tint?: Tint;
  /** Hides the avatar from assistive technology, for use beside the visible name. */
  isDecorative?: boolean;
}

/**
 * Initials are drawn by CSS, so that they are not part of the accessible name of a button or link and are not copied
 * with it.
 */
function Letters({ children }: { children: string }) {
  return <span className={styles.letters} data-letters={children} />;
}

/**
 * A person.
 *
 * @example
 * <Avatar name="Maya Lindqvist" size={32} />
 */
export function Avatar({ name, size = 24, src, tint, isDecorative: decorative }: AvatarProps) {
  const letters = initialsOf(name, size === 20 ? 1 : 2);
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
      {letters ? <Letters>{letters}</Letters> : <Icon icon={UserRound} size={size >= 32 ? 20 : 14} />}
      {src && (
        <img
          src={src}
          alt=""
          className={styles.image}
          // The initials stay where an image cannot be loaded.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}

export interface AvatarGroupProps {
  /** Names of the people. */
  names: readonly string[];
  /** Prefix of the accessible name, e.g. "Also viewing". */
  label?: string;
  /** Maximum number of avatars before the rest is counted. */
  max?: number;
  /** Diameter in pixels. */
  size?: 20 | 24 | 28 | 32;
}

/**
 * Overlapping avatars of several people; those beyond the limit are counted.
 *
 * @example
 * <AvatarGroup names={['Maya Lindqvist', 'Omar Haddad', 'Priya Raman']} />
 */
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
  /** Name of the record, whose first letter is shown. */
  name: string;
  /** Edge length in pixels. */
  size?: 20 | 24 | 28 | 32 | 40;
  /** Icon instead of letters. */
  icon?: IconType;
  /** Background color; derived from the name by default. */
  tint?: Tint;
  /** Number of letters in the mark. */
  letters?: 1 | 2;
}

/**
 * Square mark of a company, record or module. Decorative beside the visible name.
 *
 * @example
 * <Mark name="Halvorsen Constructors" />
 */
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
