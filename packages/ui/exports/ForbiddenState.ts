export { ForbiddenState, type ForbiddenStateProps } from '../src/components/Feedback/States.tsx';
