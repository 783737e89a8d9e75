export * from '../src/components/Slider/RangeSlider.tsx';
