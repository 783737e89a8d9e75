import 'braid-design-system/reset';
import wireframe from 'braid-design-system/themes/wireframe';
import { BraidProvider, Button, TextField } from 'braid-design-system';
import { start } from './harness.jsx';

start({
  Frame: ({ children }) => <BraidProvider theme={wireframe}>{children}</BraidProvider>,
  Button: ({ words, onPress }) => <Button onClick={onPress}>{words}</Button>,
  Field: TextField,
});
