export * from '../src/patterns/AppFrame/UserMenu.tsx';
