import '@plumbline/ui/pageStyles';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { Select } from '@plumbline/ui/Select';
import { TextField } from '@plumbline/ui/TextField';
import { createRoot } from 'react-dom/client';

const sources = [{ id: 'referral', label: 'Referral' }];
const create = (form: HTMLFormElement) => history.pushState({}, '', `#${new FormData(form).get('company')}`);
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Form label="New account" onSubmit={(event) => create(event.currentTarget)}>
    <TextField label="Company" name="company" isRequired />
    <Select label="Lead source" name="source" options={sources} />
    <Button type="submit">Create account</Button>
  </Form>,
);
