import '@plumbline/ui/tokens';
import { Button } from '@plumbline/ui/Button';
import { TextField } from '@plumbline/ui/TextField';
import { start } from './harness.jsx';

start({
  Button: ({ words, onPress }) => <Button onPress={onPress}>{words}</Button>,
  Field: TextField,
});
