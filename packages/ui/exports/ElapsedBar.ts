export { ElapsedBar, type ElapsedBarProps } from '../src/components/ElapsedBar/ElapsedBar.tsx';
export {
  elapsedFrom,
  type Elapsed,
  type ElapsedEvent,
  type ElapsedKind,
  type ElapsedOptions,
  type ElapsedSegment,
} from '../src/components/ElapsedBar/elapsedSegments.ts';
