import '@primer/primitives/dist/css/functional/themes/light.css';
import { BaseStyles, Button, FormControl, TextInput, ThemeProvider } from '@primer/react';
import { start } from './harness.jsx';

start({
  Frame: ({ children }) => (
    <ThemeProvider>
      <BaseStyles>{children}</BaseStyles>
    </ThemeProvider>
  ),
  Button: ({ words, onPress }) => <Button onClick={onPress}>{words}</Button>,
  Field: ({ label, value, onChange }) => (
    <FormControl>
      <FormControl.Label>{label}</FormControl.Label>
      <TextInput value={value} onChange={onChange} />
    </FormControl>
  ),
});
