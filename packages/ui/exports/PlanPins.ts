export * from '../src/takeoff/plan-pins/PlanPins.tsx';
