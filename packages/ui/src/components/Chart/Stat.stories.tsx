import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Columns } from '../Layout/Layout.tsx';
import { MiniBars } from './MiniBars.tsx';
import { Sparkline } from './Sparkline.tsx';
import { Stat } from './Stat.tsx';

const up = (
  <Sparkline label="Weighted pipeline, up" values={[2, 2.2, 1.9, 2.4, 2.6, 2.5, 2.9, 3.1, 3.3, 4.35]} />
);
const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: {
    label: 'Weighted pipeline',
    figure: '$4.35M',
    href: '#pipeline',
    change: { direction: 'up', text: '8.2%', tone: 'ok', note: 'from Feb' },
    chart: up,
  },
  render: (args) => (
    <Columns min="sm">
      <Stat {...args} />
    </Columns>
  ),
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Weighted pipeline' })).toHaveFocus();
  },
};
export const Variants: Story = {
  render: (args) => (
    <Columns count={3} hasEqualHeight>
      <Stat {...args} />
      <Stat
        label="Bids due this week"
        figure="5"
        href="#bids"
        note={{ text: '$1.94M at sell' }}
        chart={
          <MiniBars
            label="Bids due by day"
            items={['M', 'T', 'W', 'T', 'F'].map((label, at) => ({ label, value: Math.max(0, at - 1) }))}
          />
        }
      />
      <Stat label="Overdue tasks" figure="9" note={{ text: '4 block a job', icon: Clock, tone: 'alert' }} />
      <Stat
        label="Margin on open jobs"
        figure="18.6%"
        change={{ direction: 'down', text: '0.6 pt', tone: 'bad', note: 'from Feb' }}
        chart={<Sparkline label="Margin, down" values={[20, 19.4, 19.6, 19, 19.1, 18.9, 18.8, 18.6]} />}
      />
      <Stat label="Crew on site" figure="42" change={{ direction: 'flat', text: '0' }} />
      <Stat label="Only a figure" figure="1,204" />
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvas.getByText('$1.94M at sell').getBoundingClientRect();
    const bars = canvas.getByRole('img', { name: /^Bids due by day/ }).getBoundingClientRect();
    // Beside the note with a gap, or below it where there is no room.
    await expect(bars.left - note.right >= 8 || bars.top >= note.bottom).toBe(true);
  },
};
/** In a narrow card a warning wraps and the chart moves below it. */
export const NarrowCard: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: '11rem' }}>
      {['MTWTF', 'MTWTFSSMTW'].map((days) => (
        <Stat
          key={days}
          label="Bids due"
          figure="12"
          note={{ text: '4 overdue by more than 12 days', icon: Clock, tone: 'alert' }}
          chart={
            <MiniBars
              label={`Bids due in ${days.length} days`}
              items={Array.from(days, (label, at) => ({ label, value: at % 5 }))}
            />
          }
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const notes = canvas.getAllByText('4 overdue by more than 12 days');
    const bars = canvas.getAllByRole('img');
    for (const [at, note] of notes.entries()) {
      const text = note.getBoundingClientRect();
      const chart = bars[at]?.getBoundingClientRect();
      const isBeside = chart !== undefined && chart.left - text.right >= 8;
      const isBelow = chart !== undefined && chart.top >= text.bottom;
      await expect(isBeside || isBelow).toBe(true);
      await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth + 1);
    }
  },
};
export const LongContent: Story = {
  args: {
    label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    figure: '$4,862,500,000.00',
    change: {
      direction: 'up',
      text: '1,204.2%',
      tone: 'ok',
      note: 'from the same month of the fiscal year before',
    },
  },
};

/** A long figure is smaller, and stays on one line. */
export const LongFigure: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: '12.5rem' }}>
      <Stat label="Weighted pipeline" figure="$4.35M" />
      <Stat label="Contract value" figure="$987,654,321,098.76" />
    </div>
  ),
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('$987,654,321,098.76'));
    await expect(range.getClientRects().length).toBe(1);
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المسار المرجح',
    figure: '٤٫٣٥',
    change: { direction: 'up', text: '٨٫٢٪', tone: 'ok', note: 'عن فبراير' },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stat
              label="Overdue tasks"
              figure="9"
              href="#tasks"
              note={{ text: '4 block a job', icon: Clock, tone: 'alert' }}
            />
          ),
          reason: 'A figure that calls for action, with a link to its list.',
        }}
        bad={{
          show: <Stat label="Tasks ever made" figure="18,204" />,
          reason: 'A figure that changes nobody’s decision takes up space.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stat
              label="Days to approve"
              figure="6"
              change={{ direction: 'down', text: '3', tone: 'ok', note: 'from Feb' }}
            />
          ),
          reason: 'The arrow shows the direction, the color whether it is good.',
        }}
        bad={{
          show: (
            <Stat label="Days to approve" figure="6" change={{ direction: 'down', text: '3', tone: 'bad' }} />
          ),
          reason: 'Fewer days are better, but red says the opposite.',
        }}
      />
    </>
  ),
};
