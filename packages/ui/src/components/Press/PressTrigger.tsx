import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** Joins the native element to what opens with it; given by overlays, so that plain buttons never pay for it. */
export type PressBridge = (element: ReactElement) => ReactNode;

const BridgeContext = createContext<PressBridge | undefined>(undefined);

export interface PressTriggerProps {
  /** Joins the trigger to the overlay that it opens. */
  bridge: PressBridge;
  /** Trigger element. */
  children: ReactNode;
}

/** Around the trigger of a menu, a popover or a dialog: the Button or IconButton in it becomes the trigger. */
export function PressTrigger({ bridge, children }: PressTriggerProps) {
  return <BridgeContext value={bridge}>{children}</BridgeContext>;
}

/** The element as it is, or joined to the overlay that it opens. */
export function useBridged(element: ReactElement): ReactNode {
  const bridge = use(BridgeContext);
  return bridge ? bridge(element) : element;
}
