export * from '../src/components/Chart/BarList.tsx';
