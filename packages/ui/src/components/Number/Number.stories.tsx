import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { DecimalField } from './DecimalField.tsx';
import { NumberField } from './NumberField.tsx';
import { PhoneField } from './PhoneField.tsx';

const onChange = fn();
const meta = {
  title: 'Components/NumberFields',
  component: DecimalField,
  args: { label: 'Floor area' },
} satisfies Meta<typeof DecimalField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack measure="narrow">
      <DecimalField label="Floor area" unit="SQFT" defaultValue="148600" />
      <DecimalField label="Waste" unit="%" defaultValue="7.5" minFractionDigits={1} size="sm" />
      <CurrencyField label="Unit cost" defaultValue="2.3475" />
      <CurrencyField label="Amount" defaultValue="4862500" isReadOnly />
      <NumberField label="Days" defaultValue={14} suffix="days" />
      <PhoneField label="Phone" defaultValue="9705550142" />
    </Stack>
  ),
};

function Decimal() {
  const [value, setValue] = useState('');
  return (
    <Stack>
      <DecimalField
        label="Quantity"
        unit="LF"
        maxFractionDigits={2}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <output>{value}</output>
    </Stack>
  );
}

export const ExactDecimals: Story = {
  render: () => <Decimal />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Quantity');
    await userEvent.click(input);
    await userEvent.paste('$12,345,678,901,234,567.005');
    await userEvent.tab();
    await expect(input).toHaveValue('12,345,678,901,234,567.01');
    await expect(canvas.getByRole('status')).toHaveTextContent('12345678901234567.01');
    await userEvent.clear(input);
    await userEvent.type(input, 'twelve');
    await userEvent.tab();
    await expect(input).toHaveValue('twelve');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter a number/);
    await userEvent.clear(input);
    await userEvent.type(input, '.5');
    await userEvent.tab();
    await expect(input).toHaveValue('0.5');
    await expect(input).toBeValid();
  },
};

function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField label="Phone" value={value} onChange={setValue} />;
}

export const PhoneAsTyped: Story = {
  render: () => <Phone />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Phone');
    await userEvent.type(input, '9705550142');
    await expect(input).toHaveValue('970-555-0142');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('970-55');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('+1 (970) 555 0142');
    await expect(input).toHaveValue('970-555-0142');
    await userEvent.type(input, '3', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('930-555-0142');
    await expect(input.selectionStart).toBe(2);
  },
};

export const Stepping: Story = {
  render: () => <NumberField label="Copies" defaultValue={1} min={1} max={20} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Copies' });
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('3');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(input).toHaveAttribute('aria-valuenow', '20');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decrease Copies' }));
    await expect(input).toHaveValue('19');
  },
};
