import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Overlay opacity', defaultValue: 40, format: (value: number) => `${value} %` },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack measure="narrow">
      <Slider {...args} />
      <Slider label="Line weight" min={1} max={12} defaultValue={3} isDisabled />
    </Stack>
  ),
};
