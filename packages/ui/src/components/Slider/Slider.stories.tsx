import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { DecimalField } from '../Number/DecimalField.tsx';
import { Slider } from './Slider.tsx';

const percent = (value: number) => `${value}%`;
const meta = {
  title: 'Components/Inputs/Slider',
  id: 'components-slider',
  component: Slider,
  args: { label: 'Overlay opacity', defaultValue: 40, format: percent, onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Overlay opacity' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Slider label="Overlay opacity" defaultValue={0} format={percent} />
      <Slider label="Overlay opacity" defaultValue={100} format={percent} />
      <Slider
        label="Snap distance"
        min={2}
        max={24}
        step={2}
        defaultValue={8}
        format={(px) => `${px} px`}
        description="How near the cursor has to come."
      />
      <Slider label="Line weight" min={1} max={12} defaultValue={3} isDisabled />
      <Slider label="Line weight" min={1} max={12} defaultValue={9} isReadOnly />
      <Slider
        label="Tolerance"
        defaultValue={90}
        format={percent}
        errorMessage="Above 80% every line matches every other."
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'How much of the older revision shows through the newer one while the two are compared',
    format: (value: number) => `${value} of a hundred parts`,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'شفافية الطبقة', format: (value: number) => `${value.toLocaleString('ar-EG')}٪` },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Slider label="Overlay opacity" defaultValue={40} format={percent} />
            </Stack>
          ),
          reason: 'An approximate value is enough, and the result is visible while it changes.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Slider label="Markup" defaultValue={14} format={percent} />
            </Stack>
          ),
          reason: 'An exact markup such as 14.2% cannot be set with a slider.',
        }}
      />
      <DoDont
        good={{
          show: <DecimalField label="Markup" unit="%" defaultValue="14.2" />,
          reason: 'Exact values are typed.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Slider
                label="Quantity"
                max={10_000}
                defaultValue={4310}
                format={(count) => count.toLocaleString('en-US')}
              />
            </Stack>
          ),
          reason: 'With ten thousand values on 300 pixels, one pixel changes the value by 33.',
        }}
      />
    </>
  ),
};
