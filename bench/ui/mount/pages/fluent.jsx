import { Button, Field, FluentProvider, Input, webLightTheme } from '@fluentui/react-components';
import { start } from './harness.jsx';

start({
  Frame: ({ children }) => <FluentProvider theme={webLightTheme}>{children}</FluentProvider>,
  Button: ({ words, onPress }) => <Button onClick={onPress}>{words}</Button>,
  Field: ({ label, value, onChange }) => (
    <Field label={label}>
      <Input value={value} onChange={onChange} />
    </Field>
  ),
});
