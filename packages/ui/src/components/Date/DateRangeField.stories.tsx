import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Components/Inputs/DateRangeField',
  id: 'components-daterangefield',
  component: DateRangeField,
  args: { label: 'Bid date', defaultValue: { start: '2024-11-01', end: null }, onChange: fn() },
  decorators: [inColumn('form')],
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const last = within(within(canvasElement).getByRole('group', { name: 'To' }));
    last.getByRole('spinbutton', { name: /month/ }).focus();
    await userEvent.keyboard('11302024');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2024-11-01', end: '2024-11-30' });
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <DateRangeField label="Bid date" startLabel="After" endLabel="Before" />
      <DateRangeField
        label="Bid date"
        defaultValue={{ start: '2024-11-01', end: '2024-11-30' }}
        isReadOnly
        size="sm"
      />
      <DateRangeField label="Bid date" defaultValue={{ start: '2024-11-01', end: '2024-11-30' }} isDisabled />
      <DateRangeField label="Bid date" isRequired errorMessage="Choose when bids are due." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Days between which a bid may be handed in at the counter of the county or sent by mail',
    startLabel: 'Not before the day on which the plans are published',
    endLabel: 'Not after the day on which the bids are opened',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'تاريخ العطاء',
    startLabel: 'من',
    endLabel: 'إلى',
    defaultValue: { start: '2024-11-01', end: '2024-11-30' },
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <DateRangeField label="Bid date" defaultValue={{ start: '2024-11-01', end: null }} />,
        reason: 'For a filter, either end can stay empty.',
      }}
      bad={{
        show: (
          <DateRangePicker label="Bid date" allowsPast defaultValue={{ start: '2024-11-01', end: null }} />
        ),
        reason: 'A range picker requires both ends, so “since November” cannot be entered.',
      }}
    />
  ),
};
