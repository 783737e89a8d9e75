import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** Connects a native element to the overlay that it opens. Provided by overlays, so that other buttons do not load it. */
export type PressBridge = (element: ReactElement) => ReactNode;

const BridgeContext = createContext<PressBridge | undefined>(undefined);

export interface PressTriggerProps {
  /** Connects the trigger to the overlay that it opens. */
  bridge: PressBridge;
  /** Trigger element. */
  children: ReactNode;
}

/** Makes the contained Button or IconButton the trigger of a menu, popover or dialog. */
export function PressTrigger({ bridge, children }: PressTriggerProps) {
  return <BridgeContext value={bridge}>{children}</BridgeContext>;
}

/** Returns the element, connected to its overlay if it has one. */
export function useBridged(element: ReactElement): ReactNode {
  const bridge = use(BridgeContext);
  return bridge ? bridge(element) : element;
}
