export * from '../src/components/Status/Pill.tsx';
