export * from '../src/components/Menu/Menu.tsx';
