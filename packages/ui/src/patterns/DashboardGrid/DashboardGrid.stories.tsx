import { SlidersHorizontalIcon } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { BarList } from '../../components/Chart/BarList.tsx';
import { Sparkline } from '../../components/Chart/Sparkline.tsx';
import { Stat } from '../../components/Chart/Stat.tsx';
import { DataTable } from '../../table/DataTable.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { accounts } from '../data.stories.parts.ts';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { DashboardCard, DashboardCell, DashboardGrid } from './DashboardGrid.tsx';

const meta = {
  title: 'Patterns/Dashboard',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame current="dashboard" tabs={undefined} tone="canvas">
      <DashboardGrid
        header={
          <PageHeader
            title="Master dashboard"
            aside="Tuesday, Mar 10, 2026"
            actions={<Button icon={SlidersHorizontalIcon}>Customize</Button>}
          />
        }
      >
        {[
          {
            label: 'Weighted pipeline',
            figure: '$4.35M',
            text: '8.2%',
            direction: 'up' as const,
            tone: 'ok' as const,
          },
          {
            label: 'Bids due this week',
            figure: '5',
            text: '2',
            direction: 'up' as const,
            tone: 'neutral' as const,
          },
          { label: 'Overdue tasks', figure: '9', text: '3', direction: 'up' as const, tone: 'bad' as const },
          {
            label: 'Margin on open jobs',
            figure: '18.6%',
            text: '0.6 pt',
            direction: 'down' as const,
            tone: 'bad' as const,
          },
        ].map(({ label, figure, text, direction, tone }, index) => (
          <DashboardCell key={label}>
            <Stat
              label={label}
              figure={figure}
              change={{ direction, text, tone, note: 'from Feb' }}
              chart={<Sparkline label={label} values={[4, 5, 4, 6, 7, 6 + index, 8, 9]} />}
              href="#list"
            />
          </DashboardCell>
        ))}
        <DashboardCard title="Pipeline by stage" span={6} href="#pipeline" linkLabel="Open pipeline">
          <BarList
            label="Pipeline by stage"
            heads={{ label: 'Stage', count: 'Count', figures: ['Full', 'Weighted'] }}
            legend={{ value: 'Weighted', secondary: 'Full value' }}
            items={[
              {
                id: 'lead',
                label: 'Lead',
                value: 14,
                secondary: 142,
                count: 18,
                figures: ['$1.42M', '$0.14M'],
              },
              {
                id: 'est',
                label: 'Estimating',
                value: 127,
                secondary: 318,
                count: 21,
                figures: ['$3.18M', '$1.27M'],
              },
              {
                id: 'quoted',
                label: 'Quoted',
                value: 145,
                secondary: 264,
                count: 11,
                figures: ['$2.64M', '$1.45M'],
              },
            ]}
          />
        </DashboardCard>
        <DashboardCard
          title="Accounts with work due"
          count={5}
          span={6}
          href="#accounts"
          linkLabel="All accounts"
        >
          <DataTable
            label="Accounts with work due"
            frame="card"
            columns={[
              { id: 'name', header: 'Account', accessor: (account) => account.name, width: 200 },
              {
                id: 'pipeline',
                header: 'Pipeline',
                type: 'money',
                accessor: (account) => account.pipeline,
                width: 120,
              },
              {
                id: 'activity',
                header: 'Due',
                type: 'date',
                accessor: (account) => account.activity,
                width: 100,
              },
            ]}
            rows={accounts.slice(0, 5)}
            getRowId={(account) => account.id}
            rowHref={(account) => `#${account.id}`}
          />
        </DashboardCard>
      </DashboardGrid>
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;

export const Default: StoryObj<typeof meta> = {};
