export { RouterProvider, type RouterProviderProps } from '../src/components/Link/router.tsx';
