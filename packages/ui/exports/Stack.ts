export { Stack, type FlexProps as StackProps, type Space } from '../src/components/Layout/Layout.tsx';
