import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as text from '../Text/Text.css.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends Pick<
  AriaLinkProps,
  | 'href'
  | 'target'
  | 'rel'
  | 'download'
  | 'onPress'
  | 'isDisabled'
  | 'routerOptions'
  | 'aria-current'
  | 'aria-label'
  | 'id'
  | 'autoFocus'
> {
  children: ReactNode;
  tone?: keyof typeof styles.tone;
  size?: keyof typeof text.size;
  weight?: 'regular' | 'medium' | 'strong';
  mono?: boolean;
  icon?: IconType;
  iconAfter?: IconType;
  /** Always underlined: for links inside a sentence. */
  underline?: boolean;
  truncate?: boolean;
  /** Presses anywhere in the nearest positioned box count. */
  cover?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. The app's router takes it where there is one (see RouterProvider). */
export function Link({
  children,
  tone = 'link',
  size,
  weight = tone === 'link' ? 'medium' : undefined,
  mono,
  icon,
  iconAfter,
  underline,
  truncate,
  cover,
  target,
  rel,
  ...rest
}: LinkProps) {
  return (
    <AriaLink
      {...rest}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noreferrer' : undefined)}
      className={cx(
        styles.link,
        styles.tone[tone],
        size && text.size[size],
        weight && text.weight[weight],
        mono && text.mono,
        (icon || iconAfter) && styles.withIcon,
        underline && styles.underlined,
        truncate && styles.truncate,
        cover && styles.cover,
      )}
    >
      {icon && <Icon icon={icon} />}
      {children}
      {iconAfter && <Icon icon={iconAfter} />}
    </AriaLink>
  );
}
