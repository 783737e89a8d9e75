import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from '../../locale.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Money } from './Format.tsx';

const meta = {
  title: 'Components/Content/Money',
  id: 'components-money',
  component: Money,
  args: { value: '4862500' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack gap={4} measure="narrow">
      <Money value="4862500" isAligned />
      <Money value="4862500" style="whole" isAligned />
      <Money value="4862500" style="compact" isAligned />
      <Money value="2.3475" maxFractionDigits={4} isAligned />
      <Money value="-612" showSign isAligned />
      <Money value="3180" isToned isAligned />
      <Money value="-612" isToned isAligned />
    </Stack>
  ),
};
export const Currencies: Story = {
  render: () => (
    <Stack gap={4} measure="narrow">
      <Money value="4862500" currency="CAD" isAligned />
      <Money value="4862500" currency="EUR" isAligned />
      <Money value="4862500" currency="JPY" isAligned />
      <I18nProvider locale="de-DE">
        <Money value="-4862500.5" currency="EUR" isAligned />
        <Money value="4862500" currency="EUR" style="compact" isAligned />
      </I18nProvider>
      <I18nProvider locale="hi-IN">
        <Money value="4862500" currency="INR" isAligned />
      </I18nProvider>
    </Stack>
  ),
};
export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <Money value={null} />
      <Money value="0" />
      <Money value="" />
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
          show: <Money value="4862500" style="compact" />,
          reason: 'A dashboard shows millions with two decimals.',
        }}
        bad={{
          show: <Money value="4862500.37" maxFractionDigits={4} />,
          reason: 'Cents are irrelevant for the pipeline.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack>
              <Money value="4862500" isAligned />
              <Money value="96450.5" isAligned />
            </Stack>
          ),
          reason: 'In a table all amounts have two decimals and are aligned at the end.',
        }}
        bad={{
          show: (
            <Stack>
              <Money value="4862500" style="whole" />
              <Money value="96450.5" />
            </Stack>
          ),
          reason: 'Mixed formats cannot be compared.',
        }}
      />
    </>
  ),
};
