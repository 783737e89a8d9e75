import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const thousands = (value: number) => `$${value}k`;
const bids = [2, 5, 9, 14, 22, 31, 28, 24, 17, 15, 11, 8, 9, 6, 4, 3, 2, 2, 1, 1];
const meta = {
  title: 'Components/Inputs/RangeSlider',
  id: 'components-rangeslider',
  component: RangeSlider,
  args: {
    label: 'Bid amount',
    max: 400,
    step: 10,
    defaultValue: [60, 240],
    format: thousands,
    onChange: fn(),
  },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { histogram: bids },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole('slider', { name: 'Bid amount, minimum' });
    await expect(start).toHaveAttribute('aria-valuetext', '$60k');
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([110, 240]);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith([240, 240]);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 240]);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 230]);
  },
};

export const TypedAndPressed: Story = {
  args: { minDistance: 20 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Bid amount, minimum' });
    await userEvent.clear(input);
    await userEvent.type(input, '135{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([135, 240]);
    await userEvent.clear(input);
    await userEvent.type(input, '390{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([220, 240]);
    const track = canvas.getByRole('slider', { name: 'Bid amount, minimum' }).parentElement
      ?.firstElementChild;
    if (!track) throw new Error('No track');
    const { left, top, width, height } = track.getBoundingClientRect();
    fire('pointerdown', track, left + width * 0.75, top + height / 2);
    await expect(args.onChange).toHaveBeenLastCalledWith([220, 300]);
    await expect(canvas.getByRole('slider', { name: 'Bid amount, maximum' })).toHaveFocus();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <RangeSlider label="Bid amount" max={400} format={thousands} histogram={bids} />
      <RangeSlider
        label="Days"
        max={90}
        defaultValue={[14, 30]}
        hideInputs
        description="Days to the deadline."
      />
      <RangeSlider label="Days" max={90} defaultValue={[90, 90]} />
      <RangeSlider label="Score" defaultValue={[20, 80]} isDisabled />
      <RangeSlider label="Score" defaultValue={[20, 80]} isReadOnly />
      <RangeSlider label="Score" defaultValue={[95, 100]} errorMessage="No account has such a score." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label:
      'Weighted value of the opportunities of all divisions and territories, net of alternates not accepted',
    max: 987_654_321,
    step: 1_000_000,
    defaultValue: [12_000_000, 876_543_210],
    format: (value: number) => `$${value.toLocaleString('en-US')}.00`,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { histogram: bids } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'قيمة العرض', format: undefined, histogram: bids },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([70, 240]);
  },
};
