export { ProgressBar, type ProgressBarProps } from '../src/components/Feedback/ProgressBar.tsx';
