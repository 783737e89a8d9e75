import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Quantity } from './Format.tsx';

const meta = {
  title: 'Components/Quantity',
  component: Quantity,
  args: { value: '148600', unit: 'SQFT' },
} satisfies Meta<typeof Quantity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack gap={4} measure="narrow">
      <Quantity value="148600" unit="SQFT" aligned />
      <Quantity value="12.5" unit="LF" minFractionDigits={2} aligned />
      <Quantity value="-4.5" unit="EA" aligned />
      <Quantity value={null} />
    </Stack>
  ),
};
export const LongContent: Story = { args: { value: '12345678901234567890.125' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Quantity value="148600" unit="SQFT" />,
          because: 'A quantity has its unit beside it.',
        }}
        bad={{ show: <Quantity value="148600" />, because: 'Square feet or sheets?' }}
      />
      <DoDont
        good={{ show: <Quantity value="12.50" unit="LF" />, because: 'Decimal strings keep every digit.' }}
        bad={{
          show: <Quantity value="12.5000000001" unit="LF" maxFractionDigits={10} />,
          because: 'Digits that nobody measured.',
        }}
      />
    </>
  ),
};
