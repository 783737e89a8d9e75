import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Quantity } from './Format.tsx';

const meta = {
  title: 'Components/Content/Quantity',
  id: 'components-quantity',
  component: Quantity,
  args: { value: '148600', unit: 'SF' },
} satisfies Meta<typeof Quantity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    getSelection()?.selectAllChildren(canvasElement);
    await expect(getSelection()?.toString().trim()).toBe('148,600 SF');
    getSelection()?.removeAllRanges();
  },
};
export const Variants: Story = {
  render: () => (
    <Stack gap={4} measure="narrow">
      <Quantity value="148600" unit="SF" isAligned />
      <Quantity value="12.5" unit="LF" minFractionDigits={2} isAligned />
      <Quantity value="-4.5" unit="EA" isAligned />
      <Quantity value={null} unit="EA" isAligned />
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
          show: <Quantity value="148600" unit="SF" />,
          reason: 'The unit is beside the quantity.',
        }}
        bad={{ show: <Quantity value="148600" />, reason: 'Square feet or sheets?' }}
      />
      <DoDont
        good={{ show: <Quantity value="12.50" unit="LF" />, reason: 'It has the digits that were measured.' }}
        bad={{
          show: <Quantity value="12.5000000001" unit="LF" maxFractionDigits={10} />,
          reason: 'It shows digits that were never measured.',
        }}
      />
    </>
  ),
};
