import type { ReactNode } from 'react';
import { BareButton } from '../Button/BareButton.tsx';
import type { PressEvent } from '../Press/press.ts';
import { Anchor } from './Anchor.tsx';

export interface LinkOrButtonProps {
  /** With an address it is a link, without one a button. */
  href?: string | undefined;
  /** Called on press. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** Additional class name. */
  className?: string;
  /** Content. */
  children: ReactNode;
}

/** A whole row or card that opens something: somewhere else, or here. */
export function LinkOrButton({ href, ...rest }: LinkOrButtonProps) {
  return href === undefined ? <BareButton {...rest} /> : <Anchor href={href} {...rest} />;
}
