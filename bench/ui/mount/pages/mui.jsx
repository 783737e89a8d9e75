import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import TextField from '@mui/material/TextField';
import { start } from './harness.jsx';

start({
  Frame: ({ children }) => (
    <>
      <CssBaseline />
      {children}
    </>
  ),
  Button: ({ words, onPress }) => (
    <Button variant="outlined" onClick={onPress}>
      {words}
    </Button>
  ),
  Field: ({ label, value, onChange }) => <TextField label={label} value={value} onChange={onChange} />,
});
