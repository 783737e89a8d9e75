import { kbd } from './Status.css.ts';

export interface KbdProps {
  /** Name of the key. */
  children: string;
}

/**
 * A key of the keyboard.
 *
 * @example
 * <Kbd>Ctrl+K</Kbd>
 */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
