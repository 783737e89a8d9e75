export { TabBar, type OpenTab, type TabArea, type TabBarProps } from '../src/patterns/TabBar/TabBar.tsx';
