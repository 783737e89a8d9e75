export { TenderPanel } from '../src/patterns/TenderPanel/TenderPanel.tsx';
export type { Tender, TenderMethod, TenderPanelProps } from '../src/patterns/TenderPanel/tenderTypes.ts';
export {
  suggestCash,
  tenderTotals,
  type TenderLine,
  type TenderTotals,
} from '../src/patterns/TenderPanel/tender.ts';
