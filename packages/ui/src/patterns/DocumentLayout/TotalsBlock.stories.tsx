import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { TotalsBlock } from './DocumentLayout.tsx';

const meta = {
  title: 'Patterns/TotalsBlock',
  component: TotalsBlock,
  args: {
    lines: [
      { label: 'Subtotal', note: '7 items', value: '122,706.28' },
      { label: 'Bond', note: '1.2%', value: '1,472.48' },
      { label: 'Base bid', value: '124,178.76', kind: 'sum' },
      { label: 'Alternate 3', value: '4,940.00' },
      { label: 'Total', value: '$129,118.76', kind: 'total' },
    ],
  },
} satisfies Meta<typeof TotalsBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Deductions and a zero total. */
export const States: Story = {
  args: {
    label: 'Credit',
    lines: [
      { label: 'Doors, frames and hardware', value: '1,289.00' },
      { label: 'Credit for returned frames', value: '−1,289.00' },
      { label: 'Total', value: '$0.00', kind: 'total' },
    ],
  },
};

export const LongContent: Story = {
  args: {
    lines: [
      {
        label: 'Prevailing-wage adjustment for electrical and low-voltage work at the imaging suite',
        note: '12.75% of labor',
        value: '1,184,472,901.48',
      },
      { label: 'Total', value: '$1,184,472,901.48', kind: 'total' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lines: [
      { label: 'المجموع الفرعي', note: '٧ بنود', value: '١٢٢٬٧٠٦٫٢٨' },
      { label: 'الضمان', note: '١٫٢٪', value: '١٬٤٧٢٫٤٨' },
      { label: 'العطاء الأساسي', value: '١٢٤٬١٧٨٫٧٦', kind: 'sum' },
      { label: 'الإجمالي', value: '١٢٤٬١٧٨٫٧٦', kind: 'total' },
    ],
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <TotalsBlock
              label="One total"
              lines={[
                { label: 'Base bid', value: '124,178.76', kind: 'sum' },
                { label: 'Total', value: '$124,178.76', kind: 'total' },
              ]}
            />
          ),
          reason: 'One emphasized line: the amount that the customer pays.',
        }}
        bad={{
          show: (
            <TotalsBlock
              label="Two totals"
              lines={[
                { label: 'Base bid', value: '$124,178.76', kind: 'total' },
                { label: 'Total', value: '$129,118.76', kind: 'total' },
              ]}
            />
          ),
          reason: 'With two emphasized lines the amount to pay is unclear.',
        }}
      />
      <DoDont
        good={{
          show: <TotalsBlock label="Rate" lines={[{ label: 'Bond', note: '1.2%', value: '1,472.48' }]} />,
          reason: 'The rate is beside the label, and the amount is aligned at the end.',
        }}
        bad={{
          show: <TotalsBlock label="Rate in figure" lines={[{ label: 'Bond', value: '1.2% = 1,472.48' }]} />,
          reason: 'The amounts do not align.',
        }}
      />
    </>
  ),
};
