import { kbd } from './Status.css.ts';

export interface KbdProps {
  children: string;
}

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
