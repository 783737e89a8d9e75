import { Button, Input, Label, TextField } from 'react-aria-components';
import { start } from './harness.jsx';

start({
  Button: ({ words, onPress }) => <Button onPress={onPress}>{words}</Button>,
  Field: ({ label, value, onChange }) => (
    <TextField value={value} onChange={onChange}>
      <Label>{label}</Label>
      <Input />
    </TextField>
  ),
});
