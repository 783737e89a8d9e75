import '@mantine/core/styles.css';
import { Button, MantineProvider, TextInput } from '@mantine/core';
import { start } from './harness.jsx';

start({
  Frame: MantineProvider,
  Button: ({ words, onPress }) => <Button onClick={onPress}>{words}</Button>,
  Field: TextInput,
});
