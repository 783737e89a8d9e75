export { ToastRegion } from '../src/components/Toast/ToastRegion.tsx';
