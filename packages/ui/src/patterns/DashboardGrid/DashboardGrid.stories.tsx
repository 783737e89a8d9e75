import { SlidersHorizontalIcon } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { BarChart } from '../../components/Chart/BarChart.tsx';
import { billed, collected, months } from '../../components/Chart/BarChart.stories.parts.tsx';
import { BarList, type BarListItem } from '../../components/Chart/BarList.tsx';
import { Sparkline } from '../../components/Chart/Sparkline.tsx';
import { Stat } from '../../components/Chart/Stat.tsx';
import { Money } from '../../components/Format/Format.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { DataTable } from '../../data-grid/DataTable.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { accounts, longNamed, type Account } from '../data.stories.parts.ts';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { DashboardCard, DashboardCell, DashboardGrid } from './DashboardGrid.tsx';

interface StatShown {
  label: string;
  figure: string;
  text: string;
  direction: 'up' | 'down';
  tone: 'ok' | 'bad' | 'neutral';
}

const figures: StatShown[] = [
  {
    label: 'Weighted pipeline',
    figure: '$4.35M',
    text: '8.2%',
    direction: 'up',
    tone: 'ok',
  },
  {
    label: 'Bids due this week',
    figure: '5',
    text: '2',
    direction: 'up',
    tone: 'neutral',
  },
  { label: 'Overdue tasks', figure: '9', text: '3', direction: 'up', tone: 'bad' },
  {
    label: 'Margin on open jobs',
    figure: '18.6%',
    text: '0.6 pt',
    direction: 'down',
    tone: 'bad',
  },
];

const stagesShown: BarListItem[] = [
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
];

interface DashboardProps {
  title?: string;
  aside?: string;
  customize?: string;
  pipeline?: string;
  due?: string;
  stats?: readonly StatShown[];
  stages?: readonly BarListItem[];
  rows?: readonly Account[];
}

function Dashboard({
  title = 'Master dashboard',
  aside = 'Tuesday, Mar 10, 2026',
  customize = 'Customize',
  pipeline = 'Pipeline by stage',
  due = 'Accounts with work due',
  stats = figures,
  stages = stagesShown,
  rows = accounts.slice(0, 5),
}: DashboardProps) {
  return (
    <StoryFrame current="dashboard" tabs={undefined} tone="canvas">
      <DashboardGrid
        header={
          <PageHeader
            title={title}
            aside={aside}
            actions={<Button icon={SlidersHorizontalIcon}>{customize}</Button>}
          />
        }
      >
        {stats.map(({ label, figure, text, direction, tone }, index) => (
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
        <DashboardCard title={pipeline} span={6} href="#pipeline" linkLabel="Open pipeline">
          <BarList
            label={pipeline}
            heads={{ label: 'Stage', count: 'Count', figures: ['Full', 'Weighted'] }}
            legend={{ value: 'Weighted', secondary: 'Full value' }}
            items={stages}
          />
        </DashboardCard>
        <DashboardCard title={due} count={rows.length} span={6} href="#accounts" linkLabel="All accounts">
          <DataTable
            label={due}
            frame="card"
            columns={[
              { id: 'name', header: 'Account', accessor: (account) => account.name, width: 210 },
              {
                id: 'pipeline',
                header: 'Pipeline',
                type: 'money',
                accessor: (account) => account.pipeline,
                cell: (account) => <Money value={account.pipeline} style="compact" />,
                width: 80,
              },
              {
                id: 'activity',
                header: 'Due',
                type: 'date',
                accessor: (account) => account.activity,
                width: 100,
              },
            ]}
            rows={rows}
            getRowId={(account) => account.id}
            rowHref={(account) => `#${account.id}`}
          />
        </DashboardCard>
      </DashboardGrid>
    </StoryFrame>
  );
}

const meta = {
  title: 'Patterns/Dashboard',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Dashboard {...args} />,
} satisfies Meta<DashboardProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The card is the frame of its table.
    const table = canvas.getByRole('grid', { name: 'Accounts with work due' });
    const isBordered = (element: Element | null): boolean =>
      element !== null &&
      element.tagName !== 'SECTION' &&
      (getComputedStyle(element).borderLeftWidth !== '0px' || isBordered(element.parentElement));
    await expect(isBordered(table)).toBe(false);
  },
};

/** The switch between chart and table is in the head of the card, before the link. */
export const ChartInCard: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DashboardGrid>
      <DashboardCard title="Billed by month" span={6} href="#invoices" linkLabel="All invoices">
        <BarChart label="Billed by month" unit="money" categories={months} series={[billed, collected]} />
      </DashboardCard>
    </DashboardGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('heading', { name: 'Billed by month' }).parentElement;
    const toTable = await canvas.findByRole('button', { name: 'Show as a table' });
    await expect(head).toContainElement(toTable);
    toTable.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Billed by month' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('application', { name: 'Billed by month' })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    title: 'Master dashboard of the mechanical, electrical and plumbing divisions of the Mountain West',
    pipeline: 'Pipeline by stage, weighted by the probability of award and net of alternates not accepted',
    due: 'Accounts with overdue tasks, unanswered messages or bids that are due within the week',
    stats: figures.map((stat) => ({
      ...stat,
      label: `${stat.label}, all divisions and territories taken together`,
      figure: '$987,654,321,098.76',
    })),
    stages: stagesShown.map((stage) => ({
      ...stage,
      label: `${stage.label}, waiting for the architect of record`,
    })),
    rows: longNamed,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'اللوحة الرئيسية',
    aside: 'الثلاثاء ١٠ مارس ٢٠٢٦',
    customize: 'تخصيص',
    pipeline: 'الفرص حسب المرحلة',
    due: 'حسابات لديها أعمال مستحقة',
    stats: figures.map((stat, index) => ({
      ...stat,
      label: ['قيمة الفرص', 'عروض هذا الأسبوع', 'مهام متأخرة', 'هامش المشاريع'][index] ?? '',
    })),
    stages: stagesShown.map((stage, index) => ({
      ...stage,
      label: ['عميل محتمل', 'تقدير', 'عرض مقدم'][index] ?? '',
    })),
    rows: accounts.slice(0, 3).map((account, index) => ({
      ...account,
      name: ['هالفورسن للمقاولات', 'برايت ووتر للبناء', 'صحة وادي أسبن'][index] ?? '',
    })),
  },
};

const lateTasks = (
  <Stat
    label="Overdue tasks"
    figure="9"
    change={{ direction: 'up', text: '3', tone: 'bad', note: 'from Feb' }}
    href="#overdue"
  />
);

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: lateTasks,
          reason: 'The figure shows the trend and links to the nine tasks.',
        }}
        bad={{
          show: <Stat label="Tasks" figure="9" />,
          reason: 'It does not say which tasks, and has no trend and no link.',
        }}
      />
      <DoDont
        good={{
          show: (
            <DashboardCard title="Bids due this week" count={1} href="#bids" linkLabel="All bids">
              <Text>Longmere Public Safety, Nov 21</Text>
            </DashboardCard>
          ),
          reason: 'The title names the work, with a count and a link to the list.',
        }}
        bad={{
          show: (
            <DashboardCard title="Welcome back, Maya">
              <Text>Have a productive day.</Text>
            </DashboardCard>
          ),
          reason: 'A card that calls for no action takes the place of a useful one.',
        }}
      />
    </>
  ),
};
