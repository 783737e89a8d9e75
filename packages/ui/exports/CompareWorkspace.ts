export {
  CompareWorkspace,
  type CompareWorkspaceHandle,
  type CompareWorkspaceProps,
  type SheetChoice,
} from '../src/takeoff/compare/CompareWorkspace.tsx';
export type { ComparedSheet } from '../src/takeoff/compare/CompareCanvas.tsx';
export type { ComparedRow } from '../src/takeoff/compare/ComparePanel.tsx';
export type { CompareView } from '../src/takeoff/compare/CompareStage.ts';
export type { SheetPair } from '../src/takeoff/compare/alignment.ts';
export type { ComparedMeasures } from '../src/takeoff/compare/paintOver.ts';
