export { LinkTabs, type LinkTabsProps } from '../src/components/Tabs/Tabs.tsx';
