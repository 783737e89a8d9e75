export * from '../src/components/Text/Heading.tsx';
