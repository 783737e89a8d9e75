import type { ReactNode } from 'react';
import type { PinLabels } from './usePinLabels.ts';
import type { PlanPin, PlanPinsProps } from './planPinTypes.ts';

export interface PlanFrameProps extends PlanPinsProps {
  /** Pins that the filters show. */
  visible: readonly PlanPin[];
  texts: PinLabels;
  selectedId: string | null;
  onSelectedIdChange: (id: string | null) => void;
  isList: boolean;
  onIsListChange: (isList: boolean) => void;
  /** Shows the pins that the filters hide. */
  onShowAll: () => void;
  isNarrow: boolean;
  /** Filters over a narrow plan. */
  chips: ReactNode;
}
