export { ProgressToastRegion } from '../src/components/Toast/ProgressToastRegion.tsx';
