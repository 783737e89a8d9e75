export * from '../src/components/Drawer/Drawer.tsx';
