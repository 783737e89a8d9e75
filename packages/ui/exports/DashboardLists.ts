export * from '../src/patterns/DashboardLists/DashboardLists.tsx';
