export { LoaderBar, type LoaderBarProps } from '../src/components/Feedback/ProgressBar.tsx';
