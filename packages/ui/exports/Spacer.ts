export { Spacer } from '../src/components/Layout/Layout.tsx';
