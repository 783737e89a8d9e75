export { FieldGroup, WideField, type FieldGroupProps } from '../src/components/Form/FieldGroup.tsx';
