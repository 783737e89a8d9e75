export { Form, type FormProps } from '../src/components/Form/Form.tsx';
