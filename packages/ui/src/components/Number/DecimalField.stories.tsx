import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';

const onChange = fn();
const meta = {
  title: 'Components/Inputs/DecimalField',
  id: 'components-decimalfield',
  component: DecimalField,
  args: { label: 'Floor area', unit: 'SF', defaultValue: '148600' },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof DecimalField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: DecimalFieldProps) {
  const [value, setValue] = useState('');
  return (
    <Stack gap={8}>
      <DecimalField
        {...props}
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Floor area');
    await expect(input).toHaveValue('148,600');
    await userEvent.tab();
    await expect(input).toHaveValue('148600');
    await userEvent.tab();
    await expect(input).toHaveValue('148,600');
  },
};

export const ExactDecimals: Story = {
  render: () => <Kept label="Quantity" unit="LF" maxFractionDigits={2} />,
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
    await userEvent.type(input, '-3');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/0 or more/);
    await userEvent.clear(input);
    await userEvent.type(input, '.5');
    await userEvent.tab();
    await expect(input).toHaveValue('0.5');
    await expect(input).toBeValid();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <DecimalField label="Floor area" unit="SF" />
      <DecimalField label="Waste" unit="%" defaultValue="7.5" minFractionDigits={1} size="sm" />
      <DecimalField label="Slope" unit="in/ft" defaultValue="-0.25" allowsNegative isRequired />
      <DecimalField label="Floor area" unit="SF" defaultValue="148600" isReadOnly />
      <DecimalField label="Floor area" unit="SF" defaultValue="148600" isDisabled />
      <DecimalField
        label="Waste"
        unit="%"
        defaultValue="140"
        errorMessage="Waste over 100% would buy more than is built."
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Area of all partitions of the east wing to the deck above, openings over 4 feet taken out',
    defaultValue: '123456789012345678901234567890.1234',
    unit: 'square feet of partition',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Kept label="المساحة" unit="م²" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('المساحة');
    await userEvent.type(input, '١٢٣٤٫٥');
    await userEvent.tab();
    await expect(input).toHaveValue('١٬٢٣٤٫٥');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1234.5');
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <DecimalField label="Floor area" unit="SF" defaultValue="148600" />,
          reason: 'The unit is shown after the figure and is not typed.',
        }}
        bad={{
          show: <DecimalField label="Floor area (SF)" defaultValue="148600" />,
          reason: 'Without the label, the unit of 148,600 is unknown.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack gap={8}>
              <DecimalField label="Labor" unit="h" defaultValue="1204.5" minFractionDigits={2} />
              <DecimalField label="Travel" unit="h" defaultValue="96" minFractionDigits={2} />
            </Stack>
          ),
          reason: 'The same number of decimals aligns the points in a column.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <DecimalField label="Labor" unit="h" defaultValue="1204.5" align="start" />
              <DecimalField label="Travel" unit="h" defaultValue="96" align="start" />
            </Stack>
          ),
          reason: 'Figures aligned at the start cannot be compared at a glance.',
        }}
      />
    </>
  ),
};
