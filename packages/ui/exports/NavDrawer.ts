export * from '../src/patterns/AppFrame/NavDrawer.tsx';
