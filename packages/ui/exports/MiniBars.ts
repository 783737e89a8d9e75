export * from '../src/components/Chart/MiniBars.tsx';
