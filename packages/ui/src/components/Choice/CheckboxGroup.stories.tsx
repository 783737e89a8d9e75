import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { MultiSelect } from '../Select/MultiSelect.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { longTrades, trades, tradesInArabic } from './trades.parts.ts';

const meta = {
  title: 'Components/Inputs/CheckboxGroup',
  id: 'components-checkboxgroup',
  component: CheckboxGroup,
  args: { label: 'Trades', options: trades, defaultValue: ['framing'], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'What this crew bids.' },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Trades' });
    await expect(group).toHaveAccessibleDescription('What this crew bids.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    // Values are in the order of the options, not of the presses.
    await expect(args.onChange).toHaveBeenLastCalledWith(['framing', 'act']);
    await expect(within(group).getByRole('checkbox', { name: /Acoustical/ })).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <CheckboxGroup label="Trades" options={trades} orientation="horizontal" defaultValue={['drywall']} />
      <CheckboxGroup label="Trades" options={trades} isRequired errorMessage="Choose at least one trade." />
      <CheckboxGroup label="Trades" options={trades} isDisabled defaultValue={['drywall']} />
      <CheckboxGroup label="Trades" options={trades} isReadOnly defaultValue={['drywall']} />
    </Stack>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <CheckboxGroup
        label="What this crew bids in the east wing and on both garage levels"
        options={longTrades}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأعمال', options: tradesInArabic, errorMessage: 'اختر عملاً واحداً على الأقل.' },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <CheckboxGroup label="Trades" options={trades} defaultValue={['framing']} />,
        reason: 'Up to about seven options, all visible, each with room for a description.',
      }}
      bad={{
        show: (
          <MultiSelect
            label="Trades"
            options={trades.map(({ id, label }) => ({ id, label }))}
            defaultValue={['framing']}
          />
        ),
        reason: 'Three options do not need a list that hides two of them.',
      }}
    />
  ),
};
