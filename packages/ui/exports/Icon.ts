export * from '../src/components/Icon/Icon.tsx';
