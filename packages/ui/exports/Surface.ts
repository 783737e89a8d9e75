export { Surface, type SurfaceProps } from '../src/components/Layout/Layout.tsx';
