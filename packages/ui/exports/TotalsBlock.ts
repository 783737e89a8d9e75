export {
  TotalsBlock,
  type TotalLine,
  type TotalsBlockProps,
} from '../src/patterns/DocumentLayout/DocumentLayout.tsx';
