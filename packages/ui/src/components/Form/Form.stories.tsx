import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Choice/Checkbox.tsx';
import { CheckboxGroup } from '../Choice/CheckboxGroup.tsx';
import { RadioGroup } from '../Choice/RadioGroup.tsx';
import { DatePicker } from '../Date/DatePicker.tsx';
import { TimeField } from '../Date/TimeField.tsx';
import { Inline, Stack, Surface } from '../Layout/Layout.tsx';
import { CurrencyField } from '../Number/CurrencyField.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { ComboBox } from '../Select/ComboBox.tsx';
import { MultiSelect } from '../Select/MultiSelect.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextField/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, type FormError } from './ErrorSummary.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Form } from './Form.tsx';
import { WideField } from './FieldGroup.tsx';

const onSubmit = fn();
const stages = [
  { id: 'open', label: 'Open' },
  { id: 'won', label: 'Won' },
];
const meta = {
  title: 'Components/Forms/Form',
  id: 'components-form',
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
        hasOwnRules
        onSubmit={() => {
          const found = name === '' ? [{ field: 'company', label: 'Company', message: 'Enter a name.' }] : [];
          setErrors(found);
          if (found.length === 0) onSubmit(name);
        }}
      >
        <ErrorSummary errors={errors} />
        <FieldGroup title="Company" description="As it appears on contracts." columns={2}>
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

/** Every kind of field, empty and required, in a form without rules of its own. */
export const RequiredFields: Story = {
  render: () => (
    <Form label="New bid" onSubmit={onSubmit}>
      <Stack>
        <TextField label="Project" isRequired />
        <Select label="Stage" isRequired options={stages} />
        <ComboBox label="Client" isRequired options={stages} />
        <MultiSelect label="Trades" isRequired options={stages} />
        <CurrencyField label="Amount" isRequired />
        <DatePicker label="Due date" isRequired />
        <TimeField label="Due time" isRequired />
        <RadioGroup label="Delivery" isRequired options={stages} />
        <CheckboxGroup label="Sent to" isRequired options={stages} />
        <TextArea label="Scope" isRequired />
        <Checkbox label="The scope is confirmed" isRequired />
        <TextField label="Locked" isRequired isReadOnly />
        <Button variant="primary" type="submit">
          Save bid
        </Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save bid' });
    await userEvent.click(save);
    await expect(onSubmit).not.toHaveBeenCalled();
    const project = canvas.getByRole('textbox', { name: /Project/ });
    await expect(project).toHaveFocus();
    await expect(project).toHaveAccessibleDescription('This field is required');
    await expect(project).toBeInvalid();
    await expect(canvas.getAllByText('This field is required')).toHaveLength(11);

    await userEvent.keyboard('Kestrel Tower');
    await expect(canvas.getAllByText('This field is required')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: /Stage/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Open' }));
    await expect(canvas.getAllByText('This field is required')).toHaveLength(9);
    await userEvent.click(save);
    await expect(canvas.getByRole('combobox', { name: /Client/ })).toHaveFocus();
    await userEvent.keyboard('Op');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Open' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /Trades/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('textbox', { name: /Amount/ }), '12500');
    await userEvent.click(save);
    const month = canvas.getByRole('spinbutton', { name: /month.*Due date/i });
    await expect(month).toHaveFocus();
    await userEvent.keyboard('02272026');
    canvas.getByRole('spinbutton', { name: /hour/ }).focus();
    await userEvent.keyboard('230pm');
    await userEvent.click(canvas.getByRole('radio', { name: 'Open' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Won' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Scope/ }), '   ');
    await userEvent.click(save);
    const scope = canvas.getByRole('textbox', { name: /Scope/ });
    await expect(scope).toHaveFocus();
    await expect(canvas.getAllByText('This field is required')).toHaveLength(2);
    await userEvent.type(scope, 'Concrete');
    await userEvent.click(save);
    const confirmed = canvas.getByRole('checkbox', { name: /confirmed/ });
    await expect(confirmed).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('This field is required')).toBeNull();
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** The form leaves fields of a dialog that it opens to that dialog. */
export const DialogInAForm: Story = {
  render: () => (
    <Form label="New bid" onSubmit={onSubmit}>
      <TextField label="Project" isRequired defaultValue="Kestrel Tower" />
      <Popover title="Add a client" isOpen onOpenChange={() => {}} trigger={<Button>Add a client</Button>}>
        <TextField label="Client" isRequired />
      </Popover>
      <Button variant="primary" type="submit">
        Save bid
      </Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const form = canvasElement.querySelector('form');
    form?.requestSubmit();
    await expect(onSubmit).toHaveBeenCalledOnce();
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

export const Playground: Story = {
  ...playground(Form),
  tags: ['!test'],
  args: { label: 'Account', children: <TextField name="company" label="Company" isRequired /> },
};
