export * from '../src/patterns/AppFrame/NavGroup.tsx';
