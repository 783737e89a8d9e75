export * from '../src/components/Map/Map.tsx';
