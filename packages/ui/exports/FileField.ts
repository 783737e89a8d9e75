export * from '../src/components/File/FileField.tsx';
export { formatBytes } from '../src/components/File/accept.ts';
