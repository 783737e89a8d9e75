export * from '../src/patterns/DashboardGrid/DashboardGrid.tsx';
