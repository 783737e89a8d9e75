export * from '../src/patterns/AppFrame/AppFrame.tsx';
export type { NavArea, NavItem, NavSection } from '../src/patterns/AppFrame/NavList.tsx';
