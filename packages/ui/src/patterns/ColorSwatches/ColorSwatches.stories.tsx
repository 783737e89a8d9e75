import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { ColorSwatches } from './ColorSwatches.tsx';

const colors = ['#297cef', '#1f9197', '#8862e5', '#2c965d', '#ac7300'];

function Swatches({ label = 'Color of the condition', of = colors }: { label?: string; of?: string[] }) {
  const [value, setValue] = useState(of[0] ?? '');
  return <ColorSwatches label={label} colors={of} value={value} onChange={setValue} />;
}

const meta = { title: 'Patterns/ColorSwatches', render: (args) => <Swatches {...args} /> } satisfies Meta<{
  label?: string;
  of?: string[];
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Color 1 of 5, #297cef' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Color 2 of 5, #1f9197' })).toBeChecked();
  },
};
export const ManyItems: Story = {
  args: {
    of: Array.from({ length: 60 }, (_, at) => `#${(at * 265_001 + 1_000_000).toString(16).padStart(6, '0')}`),
  },
};
export const LongContent: Story = {
  args: {
    label: 'Color in which the deflection track is drawn on every sheet of the plan set and in the legend',
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'اللون' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Swatches label="Conditions" />,
          reason: 'A few colors that can be told apart on a plan.',
        }}
        bad={{
          show: <Swatches label="Alike" of={['#297cef', '#2b7eee', '#2a7ded']} />,
          reason: 'Three blues cannot be told apart on paper.',
        }}
      />
      <DoDont
        good={{
          show: <Swatches label="Color of the space" />,
          reason: 'The label says what has the color.',
        }}
        bad={{
          show: <Swatches label="Color" />,
          reason: 'With three colors in a form, “Color” is ambiguous.',
        }}
      />
    </>
  ),
};
