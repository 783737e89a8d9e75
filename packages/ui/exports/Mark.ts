export { Mark, type MarkProps } from '../src/components/Avatar/Avatar.tsx';
