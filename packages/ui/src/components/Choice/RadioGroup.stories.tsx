import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { longTrades, trades, tradesInArabic } from './trades.parts.ts';

const pricing = [
  { id: 'unit', label: 'Unit price', description: 'Each line has its own rate.' },
  { id: 'lump', label: 'Lump sum', description: 'One figure for the scope.' },
];

const meta = {
  title: 'Components/Inputs/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: { label: 'Trade', options: trades, defaultValue: 'drywall', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Trade' });
    await userEvent.tab();
    await expect(within(group).getByLabelText('Drywall')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: /Acoustical/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('act');
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={24} measure="narrow">
      <RadioGroup label="Trade" orientation="horizontal" options={trades} defaultValue="framing" />
      <RadioGroup label="Pricing" hasCards defaultValue="unit" options={pricing} />
      <RadioGroup label="Pricing" size="sm" options={pricing} defaultValue="lump" />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <RadioGroup label="Trade" options={trades} isRequired errorMessage="Choose one." />
      <RadioGroup label="Trade" options={trades} defaultValue="drywall" isDisabled />
      <RadioGroup label="Trade" options={trades} defaultValue="drywall" isReadOnly />
      <RadioGroup
        label="Trade"
        options={trades.map((trade) => ({ ...trade, isDisabled: trade.id === 'act' }))}
        defaultValue="framing"
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <RadioGroup label="What this crew bids" options={longTrades} defaultValue="framing" hasCards />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأعمال', options: tradesInArabic, defaultValue: 'act' },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <RadioGroup label="Pricing" hasCards defaultValue="unit" options={pricing} />,
          reason: 'Options with a description are cards, and the usual one is selected.',
        }}
        bad={{
          show: (
            <RadioGroup
              label="Pricing (unit price: each line has its own rate; lump sum: one figure for the scope)"
              options={pricing.map(({ id, label }) => ({ id, label }))}
            />
          ),
          reason: 'The explanation comes before the options that it explains.',
        }}
      />
      <DoDont
        good={{
          show: (
            <RadioGroup
              label="Send to"
              defaultValue="owner"
              options={[
                { id: 'owner', label: 'The owner' },
                { id: 'architect', label: 'The architect' },
                { id: 'nobody', label: 'Nobody' },
              ]}
            />
          ),
          reason: '“Nobody” is an option of its own, because a radio cannot be unchecked.',
        }}
        bad={{
          show: (
            <RadioGroup
              label="Send to (optional)"
              options={[
                { id: 'owner', label: 'The owner' },
                { id: 'architect', label: 'The architect' },
              ]}
            />
          ),
          reason: 'After a wrong selection there is no way back to none.',
        }}
      />
    </>
  ),
};
