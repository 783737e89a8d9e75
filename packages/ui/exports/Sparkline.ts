export * from '../src/components/Chart/Sparkline.tsx';
