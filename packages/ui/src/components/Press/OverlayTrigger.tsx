import type { ReactElement, ReactNode } from 'react';
import { Pressable } from 'react-aria-components';
import { PressTrigger } from './PressTrigger.tsx';

const bridge = (element: ReactElement) => (
  <Pressable>{element as Parameters<typeof Pressable>[0]['children']}</Pressable>
);

/** The trigger inside of React Aria's MenuTrigger and DialogTrigger. */
export function OverlayTrigger({ children }: { children: ReactNode }) {
  return <PressTrigger bridge={bridge}>{children}</PressTrigger>;
}
