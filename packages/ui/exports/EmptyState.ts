export { EmptyState, type EmptyStateProps } from '../src/components/Feedback/States.tsx';
