export * from '../src/patterns/EstimateSheet/EstimateLayout.tsx';
export * from '../src/patterns/EstimateSheet/EstimateSummary.tsx';
export * from '../src/patterns/EstimateSheet/FormulaBar.tsx';
export * from '../src/patterns/EstimateSheet/RateEdit.tsx';
export * from '../src/patterns/EstimateSheet/SheetCells.tsx';
export * from '../src/patterns/EstimateSheet/CellObserver.tsx';
export * from '../src/patterns/EstimateSheet/DerivationPopover.tsx';
export { stepText, type FigureStep } from '../src/patterns/EstimateSheet/figures.ts';
