import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { LookPicker } from './LookPicker.tsx';
import { LookSample } from './LookSample.tsx';

function Picker({ type = 'area', color = '#297cef' }: { type?: TakeoffType; color?: string }) {
  const [hatch, setHatch] = useState<Hatch>('none');
  const [markShape, setMarkShape] = useState<MarkShape>('circle');
  return (
    <LookPicker
      type={type}
      color={color}
      hatch={hatch}
      markShape={markShape}
      onHatch={setHatch}
      onMarkShape={setMarkShape}
    />
  );
}

const meta = { title: 'Patterns/LookPicker', render: (args) => <Picker {...args} /> } satisfies Meta<{
  type?: TakeoffType;
  color?: string;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { type: 'linear', color: '#8862e5' } };
export const Marks: Story = { args: { type: 'count', color: '#2c965d' } };
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'No hatch' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Diagonal down' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Hatch' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
const samples = (hatches: readonly Hatch[]) => (
  <Stack gap={8}>
    {hatches.map((hatch, at) => (
      <LookSample key={at} type="area" color="#5d6775" hatch={hatch} width={88} height={44} />
    ))}
  </Stack>
);
export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: samples(['none', 'diagonal', 'grid']),
        reason: 'Hatches identify areas in black-and-white prints.',
      }}
      bad={{
        show: samples(['none', 'none', 'none']),
        reason: 'Three colors become the same gray in a black-and-white print.',
      }}
    />
  ),
};
