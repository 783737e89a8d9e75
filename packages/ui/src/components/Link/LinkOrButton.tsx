import type { ReactNode } from 'react';
import { BareButton } from '../Button/BareButton.tsx';
import type { PressEvent } from '../Press/press.ts';
import { Anchor } from './Anchor.tsx';

export interface LinkOrButtonProps {
  /** Address of the link; without it a button is rendered. */
  href?: string | undefined;
  /** Called on press. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** Additional class name. */
  className?: string;
  /** Content. */
  children: ReactNode;
}

/** Row or card that opens a link or calls a handler. */
export function LinkOrButton({ href, ...rest }: LinkOrButtonProps) {
  return href === undefined ? <BareButton {...rest} /> : <Anchor href={href} {...rest} />;
}
