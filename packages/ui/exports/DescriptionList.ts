export * from '../src/components/DescriptionList/DescriptionList.tsx';
