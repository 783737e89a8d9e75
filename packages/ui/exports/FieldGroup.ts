export { FieldGroup, WideField, type FieldGroupProps } from '../src/components/Form/Form.tsx';
