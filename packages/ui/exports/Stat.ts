export * from '../src/components/Chart/Stat.tsx';
