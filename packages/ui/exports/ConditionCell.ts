export * from '../src/takeoff/panels/ConditionCell.tsx';
