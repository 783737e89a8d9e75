export { RouterProvider } from 'react-aria-components';
