export { ErrorState, type ErrorStateProps } from '../src/components/Feedback/States.tsx';
