import type { AriaAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { pressHandlers, type PressEvent } from '../Press/press.ts';
import * as text from '../Text/Text.css.ts';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label'> {
  /** Link text. */
  children: ReactNode;
  /** Address; without it a button with the look of a link is rendered. */
  href?: string;
  /** Link target, e.g. `_blank`. */
  target?: string;
  /** Relation of the link. */
  rel?: string;
  /** Downloads the link target, optionally under a file name. */
  download?: boolean | string;
  /** Element id. */
  id?: string;
  /** Focuses the control on mount. */
  autoFocus?: boolean;
  /** Called on press. */
  onPress?: (event: PressEvent) => void;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Semantic color. */
  tone?: keyof typeof styles.tone;
  /** Text size. */
  size?: keyof typeof text.size;
  /** Font weight. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Uses the monospace font. */
  isMono?: boolean;
  /** Icon before the text. */
  icon?: IconType;
  /** Icon after the text. */
  iconAfter?: IconType;
  /** Always underlined: for links inside a sentence. */
  isUnderlined?: boolean;
  /** Cuts long text with an ellipsis. */
  truncates?: boolean;
  /** Presses anywhere in the nearest positioned box count. */
  isCover?: boolean;
  /** Ref to the link. */
  ref?: Ref<HTMLAnchorElement>;
}

const pressOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && !event.repeat) event.currentTarget.click();
};

/**
 * Link, handled by the app's router if there is one (see RouterProvider).
 *
 * @example
 * <Link href="/accounts/halvorsen">Halvorsen Constructors</Link>
 */
export function Link({
  children,
  href,
  target,
  rel,
  download,
  onPress,
  isDisabled,
  tone = 'link',
  size,
  weight = tone === 'link' ? 'medium' : undefined,
  isMono: mono,
  icon,
  iconAfter,
  isUnderlined: underline,
  truncates: truncate,
  isCover: cover,
  ref,
  ...rest
}: LinkProps) {
  const className = cx(
    styles.link,
    styles.tone[tone],
    size && text.size[size],
    weight && text.weight[weight],
    mono && text.mono,
    (icon || iconAfter) && styles.withIcon,
    underline && styles.underlined,
    truncate && styles.truncate,
    cover && styles.cover,
  );
  const content =
    icon || iconAfter ? (
      <>
        {icon && <Icon icon={icon} />}
        {children}
        {iconAfter && <Icon icon={iconAfter} isDirectional />}
      </>
    ) : (
      children
    );
  if (href !== undefined && !isDisabled) {
    return (
      <Anchor
        {...rest}
        ref={ref}
        href={href}
        target={target}
        rel={rel}
        download={download}
        onPress={onPress}
        className={className}
      >
        {content}
      </Anchor>
    );
  }
  return (
    <span
      {...rest}
      ref={ref}
      role="link"
      className={className}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      {...(isDisabled ? {} : { tabIndex: 0, ...pressHandlers({ onPress }), onKeyDown: pressOnEnter })}
    >
      {content}
    </span>
  );
}
