export * from '../src/components/Status/Badge.tsx';
