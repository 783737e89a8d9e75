export * from '../src/components/Slider/Slider.tsx';
