import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Card } from '../Card/Card.tsx';
import { formatMoney } from '../Format/money.ts';
import { Grid, GridItem } from '../Layout/Layout.tsx';
import { BarList } from './BarList.tsx';
import { MiniBars } from './MiniBars.tsx';
import { Sparkline } from './Sparkline.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { label: 'Weighted pipeline', figure: '$4.35M' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

const stages = [
  { id: 'lead', label: 'Lead', count: 18, full: 1_420_000, weighted: 140_000 },
  { id: 'qualified', label: 'Qualified', count: 14, full: 2_360_000, weighted: 590_000 },
  { id: 'estimating', label: 'Estimating', count: 21, full: 3_180_000, weighted: 1_270_000 },
  { id: 'quoted', label: 'Quoted', count: 11, full: 2_640_000, weighted: 1_450_000 },
];
const money = (value: number) => formatMoney(String(value), { style: 'compact' });

export const Default: Story = {
  render: () => (
    <Grid>
      <GridItem span={3}>
        <Stat
          label="Weighted pipeline"
          figure="$4.35M"
          href="#pipeline"
          change={{ direction: 'up', text: '8.2%', tone: 'ok', note: 'from Feb' }}
          chart={
            <Sparkline
              label="Weighted pipeline, up"
              values={[2, 2.2, 1.9, 2.4, 2.6, 2.5, 2.9, 3.1, 3.3, 4.35]}
            />
          }
        />
      </GridItem>
      <GridItem span={3}>
        <Stat
          label="Bids due this week"
          figure="5"
          href="#bids"
          note={{ text: '$1.94M at sell' }}
          chart={
            <MiniBars
              label="Bids due by day"
              items={[
                { label: 'M', value: 0 },
                { label: 'T', value: 0 },
                { label: 'W', value: 1 },
                { label: 'T', value: 2 },
                { label: 'F', value: 2 },
              ]}
            />
          }
        />
      </GridItem>
      <GridItem span={3}>
        <Stat label="Overdue tasks" figure="9" note={{ text: '4 block a job', icon: Clock, tone: 'alert' }} />
      </GridItem>
      <GridItem span={3}>
        <Stat
          label="Margin on open jobs"
          figure="18.6%"
          change={{ direction: 'down', text: '0.6 pt', tone: 'bad', note: 'from Feb' }}
          chart={<Sparkline label="Margin, down" values={[20, 19.4, 19.6, 19, 19.1, 18.9, 18.8, 18.6]} />}
        />
      </GridItem>
      <GridItem span={6}>
        <Card title="Pipeline by stage">
          <BarList
            label="Pipeline by stage"
            heads={{ label: 'Stage', count: 'Count', figures: ['Full', 'Weighted'] }}
            legend={{ value: 'Weighted', secondary: 'Full value' }}
            items={stages.map(({ full, weighted, ...stage }) => ({
              ...stage,
              value: weighted,
              secondary: full,
              figures: [money(full), money(weighted)],
              href: `#${stage.id}`,
            }))}
            total={{ label: 'Total', count: 64, figures: ['$9.60M', '$3.45M'] }}
          />
        </Card>
      </GridItem>
    </Grid>
  ),
};
