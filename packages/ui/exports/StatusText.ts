export * from '../src/components/Status/StatusText.tsx';
