import type {
  AriaAttributes,
  AriaRole,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  ReactNode,
  Ref,
} from 'react';
import { pressHandlers, type PressEvent } from '../Press/press.ts';
import { useBridged } from '../Press/PressTrigger.tsx';
import { useRouted } from './router.tsx';

interface AnchorProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-current' | 'aria-selected'
> {
  href: string;
  role?: AriaRole;
  tabIndex?: number;
  target?: string;
  rel?: string;
  download?: boolean | string;
  id?: string;
  autoFocus?: boolean;
  className?: string;
  onPress?: (event: PressEvent) => void;
  /** Keeps the focus, for example for a result below a search field. */
  preventFocusOnPress?: boolean;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** Keys that are not handled here continue to the press handler of the link. */
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Native link whose plain click is handled by the app's router. */
export function Anchor({
  href: path,
  target,
  rel,
  onPress,
  preventFocusOnPress,
  onKeyDown,
  children,
  ...rest
}: AnchorProps) {
  const { href, follow } = useRouted(path);
  const press = pressHandlers({ onPress, preventFocusOnPress });
  return useBridged(
    <a
      {...rest}
      href={href}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noreferrer' : undefined)}
      {...press}
      onKeyDown={(event: KeyboardEvent<HTMLAnchorElement>) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) press.onKeyDown(event);
      }}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        press.onClick(event);
        follow(event);
      }}
    >
      {children}
    </a>,
  );
}
