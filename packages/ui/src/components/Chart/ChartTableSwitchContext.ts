import { createContext } from 'react';

/**
 * Element in the head of a card that takes the table switch of the charts in the card; null until it is rendered,
 * undefined outside of such a card.
 */
export const ChartTableSwitchContext = createContext<HTMLElement | null | undefined>(undefined);
