import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { LineChart } from './LineChart.tsx';
import { Sparkline } from './Sparkline.tsx';

const values = [2, 2.2, 1.9, 2.4, 2.6, 2.5, 2.9, 3.1, 3.3, 4.35];
const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { label: 'Weighted pipeline, Feb to Mar: up 8.2%', values },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /up 8.2%/ })).toBeVisible();
  },
};
export const States: Story = {
  render: () => (
    <Inline gap={24} wraps>
      <Sparkline label="Nothing" values={[]} />
      <Sparkline label="One" values={[3]} />
      <Sparkline label="Always the same" values={[3, 3, 3, 3]} />
      <Sparkline label="Below zero" values={[2, 1, -1, -3, 0, 2]} />
      <Sparkline label="Wide" values={values} width={240} height={48} />
    </Inline>
  ),
};
export const ManyItems: Story = {
  args: {
    values: Array.from({ length: 10_000 }, (_, at) => Math.sin(at / 400) * 10 + ((at * 37) % 11)),
    width: 240,
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              $4.35M <Sparkline label="Up" values={values} />
            </Inline>
          ),
          reason: 'Shows the trend beside a figure.',
        }}
        bad={{
          show: <Sparkline label="Alone" values={values} width={320} height={120} />,
          reason: 'At this size it is a chart without an axis.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <LineChart
                label="Pipeline"
                height={140}
                categories={values.map((_, at) => String(at + 1))}
                series={[{ id: 'a', label: 'Pipeline', values }]}
              />
            </Stack>
          ),
          reason: 'Use a LineChart if values have to be read.',
        }}
        bad={{
          show: (
            <Stack>
              <Sparkline label="A" values={values} />
              <Sparkline label="B" values={values.map((value) => value * 40)} />
            </Stack>
          ),
          reason: 'Two sparklines have different scales and cannot be compared.',
        }}
      />
    </>
  ),
};
