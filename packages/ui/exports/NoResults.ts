export { NoResults, type NoResultsProps } from '../src/components/Feedback/States.tsx';
