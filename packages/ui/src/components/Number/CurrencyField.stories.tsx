import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { CurrencyField } from './CurrencyField.tsx';

const meta = {
  title: 'Components/Inputs/CurrencyField',
  id: 'components-currencyfield',
  component: CurrencyField,
  args: { label: 'Unit cost', defaultValue: '2.3475', onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof CurrencyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Unit cost');
    const shownAs = async (typed: string, shown: string, value: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    };
    await shownAs('1284', '1,284.00', '1284');
    await shownAs('0.0004', '0.0004', '0.0004');
    // Four places at most, two at least.
    await shownAs('1.23456', '1.2346', '1.2346');
    await shownAs('$4,862,500.5', '4,862,500.50', '4862500.5');
    await userEvent.clear(input);
    await userEvent.type(input, 'a lot');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter an amount, such as 1,284.50.');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <CurrencyField label="Amount" />
      <CurrencyField label="Amount" defaultValue="4862500" isRequired />
      <CurrencyField label="Unit cost" defaultValue="2.3475" size="sm" />
      <CurrencyField label="Credit" defaultValue="-120" allowsNegative />
      <CurrencyField label="Amount" defaultValue="4862500" isReadOnly />
      <CurrencyField label="Amount" defaultValue="4862500" isDisabled />
      <CurrencyField label="Bid" defaultValue="12" errorMessage="The bid is below the posted cost." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Credit limit that the surety has agreed to for this customer and all of its subsidiaries',
    defaultValue: '123456789012345678901234.5678',
    errorMessage: 'No surety writes a bond of that size; ask for the figure in writing and attach it.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المبلغ', defaultValue: '4862500.5' },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <CurrencyField label="Unit cost" defaultValue="2.3475" />,
          reason: 'Fractions of a cent are kept, because they add up over ten thousand screws.',
        }}
        bad={{
          show: <CurrencyField label="Unit cost" defaultValue="2.3475" maxFractionDigits={2} />,
          reason: 'The price was rounded too early: the line is off by $25.',
        }}
      />
      <DoDont
        good={{
          show: <CurrencyField label="Amount" defaultValue="1284.5" />,
          reason: 'The currency sign comes first, and the amount is aligned at the end.',
        }}
        bad={{
          show: <TextField label="Amount" defaultValue="1284.5 dollars" />,
          reason: 'Amounts in a text field cannot be added up.',
        }}
      />
    </>
  ),
};
