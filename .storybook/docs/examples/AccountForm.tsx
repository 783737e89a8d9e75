import { Button } from '@plumbline/ui/Button';
import { CurrencyField } from '@plumbline/ui/CurrencyField';
import { Form } from '@plumbline/ui/Form';
import { TextField } from '@plumbline/ui/TextField';

export const AccountForm = ({ onSave }: { onSave: (values: FormData) => void }) => (
  <Form label="Account" onSubmit={(event) => onSave(new FormData(event.currentTarget))}>
    <TextField name="company" label="Company" isRequired />
    <CurrencyField name="limit" label="Credit limit" />
    <Button type="submit" variant="primary">
      Save account
    </Button>
  </Form>
);
