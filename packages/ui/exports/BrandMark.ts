export * from '../src/components/Brand/BrandMark.tsx';
