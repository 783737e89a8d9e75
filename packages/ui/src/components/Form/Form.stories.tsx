import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../Date/DatePicker.tsx';
import { formatDate } from '../Date/dates.ts';
import { Inline, Surface } from '../Layout/Layout.tsx';
import { CurrencyField } from '../Number/CurrencyField.tsx';
import { formatDecimal } from '../Number/decimal.ts';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextField/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldGroup, Form, WideField } from './Form.tsx';
import { InlineEdit } from './InlineEdit.tsx';

const meta = { title: 'Components/Form', component: Form, args: { children: null } } satisfies Meta<
  typeof Form
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Surface padding={24} border="all" radius="card">
      <Form label="New account">
        <ErrorSummary
          autoFocus={false}
          errors={[
            { field: 'company', label: 'Company', message: 'Enter a name.' },
            { field: 'website', label: 'Website', message: 'Enter a whole address.' },
          ]}
        />
        <FieldGroup title="Company" description="As it stands on contracts." columns={2}>
          <TextField id="company" name="company" label="Company" isRequired errorMessage="Enter a name." />
          <TextField id="website" name="website" label="Website" errorMessage="Enter a whole address." />
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
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Company: Enter a name.' }));
    await expect(canvas.getByLabelText(/Company/)).toHaveFocus();
  },
};

const onSave = fn();
function Fields() {
  const [amount, setAmount] = useState('4862500');
  const [date, setDate] = useState<string | null>('2025-12-12');
  const [source, setSource] = useState<string | null>('referral');
  const [reviewer, setReviewer] = useState('');
  return (
    <Surface padding={16} border="all">
      <InlineEdit
        label="Amount"
        value={amount}
        display={`$${formatDecimal(amount, 2)}`}
        onSave={async (next) => {
          onSave(next);
          await new Promise((done) => setTimeout(done, 20));
          if (next === '1')
            throw new Error('The amount is below the posted cost. What you wrote is still here.');
          setAmount(next);
        }}
      >
        {(field) => <CurrencyField {...field} align="start" />}
      </InlineEdit>
      <InlineEdit
        label="Expected award"
        value={date}
        display={date && formatDate(date)}
        onSave={(next) => setDate(next)}
      >
        {(field) => <DatePicker {...field} />}
      </InlineEdit>
      <InlineEdit
        label="Lead source"
        value={source}
        display="Referral"
        onSave={(next) => setSource(next)}
        saveOnChange
      >
        {(field) => (
          <Select
            {...field}
            options={[
              { id: 'referral', label: 'Referral' },
              { id: 'repeat', label: 'Repeat customer' },
            ]}
          />
        )}
      </InlineEdit>
      <InlineEdit
        label="Reviewer"
        value={reviewer}
        display={reviewer}
        emptyText="Add a reviewer"
        onSave={setReviewer}
      >
        {(field) => <TextField {...field} />}
      </InlineEdit>
      <InlineEdit label="Number" value="OPP-2025-0412" display="OPP-2025-0412" isReadOnly onSave={() => {}}>
        {(field) => <TextField {...field} />}
      </InlineEdit>
    </Surface>
  );
}

export const EditInPlace: Story = {
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    onSave.mockClear();
    const canvas = within(canvasElement);
    const value = () => canvas.getByRole('button', { name: /Amount/ });
    value().focus();
    await userEvent.keyboard('{Enter}');
    const input = canvas.getByLabelText('Amount');
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '900{Escape}');
    await expect(value()).toHaveTextContent('$4,862,500.00');
    await expect(onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(value()).toHaveFocus());
    await userEvent.click(value());
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '1{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toBeInvalid());
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '5,000,000.5{Enter}');
    await waitFor(() => expect(value()).toHaveTextContent('$5,000,000.50'));
    await expect(onSave).toHaveBeenLastCalledWith('5000000.5');
    await waitFor(() => expect(canvas.getByText('Amount saved')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /Reviewer/ }));
    await userEvent.type(canvas.getByLabelText('Reviewer'), 'Tomás Herrera');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Reviewer/ })).toHaveTextContent('Tomás Herrera'),
    );
  },
};
