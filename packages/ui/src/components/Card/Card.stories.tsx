import type { Meta, StoryObj } from '@storybook/react-vite';
import { GitCompare } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { EmptyState } from '../Feedback/States.tsx';
import { Columns } from '../Layout/Layout.tsx';
import { Card } from './Card.tsx';

const compare = (
  <Button size="sm" variant="ghost" isQuiet icon={GitCompare}>
    Compare
  </Button>
);
const meta = {
  title: 'Components/Layout/Card',
  id: 'components-card',
  component: Card,
  args: {
    title: 'Quotes',
    description: 'Base bid and two alternates',
    actions: compare,
    children: 'R3 was sent on Nov 11, 2025.',
    footer: 'Valid for 30 days',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Columns min="md" hasEqualHeight>
      <Card title="Quotes" actions={compare}>
        Base bid and two alternates.
      </Card>
      <Card title="Harbor View Dental" href="#harbor" description="Ridge Dental Group" footer="Due Mar 11" />
      <Card title="Opportunity">
        <DescriptionList
          items={[
            { term: 'Amount', value: '$4,862,500' },
            { term: 'Owner', value: 'Maya Lindqvist' },
          ]}
        />
      </Card>
      <Card>Without a head.</Card>
      <Card title="Up to the edge" isFlush>
        <Skeleton shape="table" count={3} columns={3} />
      </Card>
      <Card title="Nothing yet">
        <EmptyState size="sm" title="No files" level={3} />
      </Card>
    </Columns>
  ),
};
export const Keyboard: Story = {
  args: { href: '#quotes', actions: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Quotes' })).toHaveFocus();
  },
};
export const LongContent: Story = {
  args: {
    title: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    description: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'العروض',
    description: 'العرض الأساسي',
    children: 'أرسلت المراجعة الثالثة.',
    actions: <Button size="sm">مقارنة</Button>,
    footer: 'صالح ٣٠ يوما',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Card title="Overdue tasks" href="#tasks">
              9 tasks, 4 blocking a job
            </Card>
          ),
          reason: 'One topic with a link to the list behind it.',
        }}
        bad={{
          show: (
            <Card title="Miscellaneous">
              <Card title="Tasks">9</Card>
            </Card>
          ),
          reason: 'In nested cards it is unclear where one topic ends.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Card title="Quotes" actions={compare}>
              Base bid.
            </Card>
          ),
          reason: 'One quiet action beside the title.',
        }}
        bad={{
          show: (
            <Card
              title="Quotes and alternates"
              actions={
                <>
                  <Button size="sm" variant="primary">
                    New
                  </Button>
                  <Button size="sm" variant="primary">
                    Send
                  </Button>
                </>
              }
            >
              Base bid.
            </Card>
          ),
          reason: 'The primary button belongs to the view, not to each card.',
        }}
      />
    </>
  ),
};
