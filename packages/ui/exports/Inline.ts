export { Inline, type InlineProps } from '../src/components/Layout/Layout.tsx';
