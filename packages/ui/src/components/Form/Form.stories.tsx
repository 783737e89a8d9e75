import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../Date/DatePicker.tsx';
import { TimeField } from '../Date/TimeField.tsx';
import { Inline, Stack, Surface } from '../Layout/Layout.tsx';
import { CurrencyField } from '../Number/CurrencyField.tsx';
import { TextArea } from '../TextField/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, type FormError } from './ErrorSummary.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Form } from './Form.tsx';
import { WideField } from './FieldGroup.tsx';

const onSubmit = fn();
const meta = {
  title: 'Components/Form',
  component: Form,
  args: { children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

function Account() {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [name, setName] = useState('');
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <Surface padding={24} border="all" radius="card">
      <Form
        label="New account"
        onSubmit={() => {
          const found = name === '' ? [{ field: 'company', label: 'Company', message: 'Enter a name.' }] : [];
          setErrors(found);
          if (found.length === 0) onSubmit(name);
        }}
      >
        <ErrorSummary errors={errors} />
        <FieldGroup title="Company" description="As it stands on contracts." columns={2}>
          <TextField
            name="company"
            label="Company"
            isRequired
            value={name}
            onChange={setName}
            errorMessage={wrong('company')}
          />
          <TextField name="website" label="Website" prefix="https://" />
          <CurrencyField label="Credit limit" defaultValue="25000" />
          <DatePicker label="Customer since" defaultValue="2019-04-01" />
          <WideField>
            <TextArea label="Notes" />
          </WideField>
        </FieldGroup>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button variant="primary" type="submit">
            Save account
          </Button>
        </Inline>
      </Form>
    </Surface>
  );
}

export const Default: Story = {
  render: () => <Account />,
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Company: Enter a name.' }));
    const company = canvas.getByRole('textbox', { name: /Company/ });
    await expect(company).toHaveFocus();
    await userEvent.keyboard('Kestrel & Lowe{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('Kestrel & Lowe');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const HalfADate: Story = {
  render: () => (
    <Form label="Remind me" onSubmit={onSubmit}>
      <Stack>
        <DatePicker label="Date" defaultValue="2026-02-27" />
        <TimeField label="Time" />
        <Button variant="primary" type="submit">
          Save
        </Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    day.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(save);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(day).toHaveFocus();
    await expect(canvas.getByText(/This date is incomplete/)).toBeVisible();
    await userEvent.keyboard('28');
    canvas.getByRole('spinbutton', { name: /hour/ }).focus();
    await userEvent.keyboard('2');
    await userEvent.click(save);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('spinbutton', { name: /minute/ })).toHaveFocus();
    await expect(canvas.getByText(/This time is incomplete/)).toBeVisible();
    await userEvent.keyboard('30pm');
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Account />,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Form label="حساب جديد">
      <FieldGroup title="الشركة" description="كما ترد في العقود." columns={2}>
        <TextField label="الاسم" isRequired defaultValue="هالفورسن للمقاولات" />
        <TextField label="المدينة" defaultValue="القاهرة" />
      </FieldGroup>
      <Inline justify="end">
        <Button>إلغاء</Button>
        <Button variant="primary" type="submit">
          حفظ
        </Button>
      </Inline>
    </Form>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Form label="Sign in">
              <Stack gap={12}>
                <TextField label="Email" />
                <Button variant="primary" type="submit">
                  Sign in
                </Button>
              </Stack>
            </Form>
          ),
          reason: 'Enter submits the form from every field.',
        }}
        bad={{
          show: (
            <Stack gap={12}>
              <TextField label="Email" />
              <Button variant="primary">Sign in</Button>
            </Stack>
          ),
          reason: 'Without a form, Enter does nothing and password managers find no fields.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Inline>
              <Button>Cancel</Button>
              <Button variant="primary">Save account</Button>
            </Inline>
          ),
          reason: 'The button is always enabled and reports what is missing.',
        }}
        bad={{
          show: (
            <Inline>
              <Button>Cancel</Button>
              <Button variant="primary" isDisabled>
                Save account
              </Button>
            </Inline>
          ),
          reason: 'A disabled button does not say what is wrong.',
        }}
      />
    </>
  ),
};
