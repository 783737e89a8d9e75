export { TabBar, type OpenTab, type TabBarProps } from '../src/patterns/TabBar/TabBar.tsx';
