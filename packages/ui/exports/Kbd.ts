export * from '../src/components/Status/Kbd.tsx';
