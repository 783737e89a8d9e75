export { Tabs, type TabItem, type TabsProps } from '../src/components/Tabs/Tabs.tsx';
