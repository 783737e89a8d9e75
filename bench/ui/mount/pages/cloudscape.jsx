import '@cloudscape-design/global-styles/index.css';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { start } from './harness.jsx';

start({
  Button: ({ words, onPress }) => <Button onClick={onPress}>{words}</Button>,
  Field: ({ label, value, onChange }) => (
    <FormField label={label}>
      <Input value={value} onChange={onChange} />
    </FormField>
  ),
});
