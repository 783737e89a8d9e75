import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { SCurveChart } from './SCurveChart.tsx';

const months = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const planned = [3, 9, 20, 36, 54, 71, 85, 95, 100];
const actual = [2, 7, 17, 31, 47];
const forecast = [null, null, null, null, null, 63, 78, 91, 98.5];

const meta = {
  title: 'Data/SCurveChart',
  component: SCurveChart,
  args: {
    label: 'Progress',
    categoryLabel: 'Month',
    categories: months,
    planned,
    actual,
    forecast,
    today: 4.4,
  },
  render: inCard(SCurveChart),
} satisfies Meta<typeof SCurveChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <SCurveChart
        label="Cost by month, added up"
        unit="money"
        isPerPeriod
        categories={months}
        planned={[60_000, 140_000, 260_000, 340_000, 380_000, 320_000, 240_000, 130_000, 60_000]}
        actual={[54_000, 120_000, 290_000, 390_000]}
        forecast={[null, null, null, null, 410_000, 330_000, 230_000, 120_000, 40_000]}
        today={3.6}
      />,
      <SCurveChart label="Not started" categories={months} planned={planned} actual={[]} today={0} />,
      <SCurveChart
        label="Finished"
        categories={months}
        planned={planned}
        actual={[2, 8, 19, 33, 50, 66, 82, 93, 100]}
      />,
      <SCurveChart label="One period" categories={['Mar']} planned={[100]} actual={[62]} today={0} />,
      <SCurveChart label="Nothing yet" categories={[]} planned={[]} actual={[]} />,
      <SCurveChart label="Loading" categories={[]} planned={[]} actual={[]} isLoading />,
      <SCurveChart
        label="Failed"
        categories={[]}
        planned={[]}
        actual={[]}
        errorMessage="The schedule could not be loaded"
        onRetry={fn()}
      />,
      <SCurveChart
        label="As a table"
        categoryLabel="Month"
        categories={months}
        planned={planned}
        actual={actual}
        forecast={forecast}
        defaultShowTable
      />,
    ),
};

const onSelect = fn();
export const Keyboard: Story = {
  args: { onSelect },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Aug, Planned 9%, Actual 7%, Variance −2 pt$/,
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Mar, Planned 100%, Forecast 98.5%, Variance −1.5 pt$/,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ index: 8, seriesId: 'actual' });
    await userEvent.click(canvas.getByRole('button', { name: 'Planned' }));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Jul, Actual 2%$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Planned' }));
  },
};

export const ManyItems: Story = {
  args: {
    label: 'Progress by week',
    categories: Array.from({ length: 156 }, (_, at) => `Week ${at + 1}`),
    planned: Array.from({ length: 156 }, (_, at) => 100 / (1 + Math.exp(-(at - 78) / 18))),
    actual: Array.from({ length: 60 }, (_, at) => 100 / (1 + Math.exp(-(at - 84) / 18))),
    forecast: [],
    today: 60,
  },
};

export const LongContent: Story = {
  args: {
    unit: 'money',
    categories: months.map((month) => `${month} of the fiscal year`),
    planned: planned.map((value) => value * 1e9),
    actual: actual.map((value) => value * 1e9),
    forecast: forecast.map((value) => (value === null ? null : value * 1e9)),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'التقدم',
    categories: ['أكتوبر', 'نوفمبر', 'ديسمبر', 'يناير'],
    planned: [20, 50, 80, 100],
    actual: [16, 42],
    forecast: [null, null, 75, 97],
    today: 1.2,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('نوفمبر');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons({
      good: {
        show: (
          <SCurveChart
            label="Added up"
            height={180}
            categories={months}
            planned={planned}
            actual={actual}
            forecast={forecast}
            today={4.4}
          />
        ),
        reason: 'Added up, the distance between the lines is how far the work is behind its plan.',
      },
      bad: {
        show: (
          <BarChart
            label="Month by month"
            unit="percent"
            height={180}
            categories={months}
            series={[
              { id: 'planned', label: 'Planned', values: [3, 6, 11, 16, 18, 17, 14, 10, 5] },
              { id: 'actual', label: 'Actual', values: [2, 5, 10, 14, 16, null, null, null, null] },
            ]}
          />
        ),
        reason: 'Month by month nobody sees where the work stands.',
      },
    }),
};
