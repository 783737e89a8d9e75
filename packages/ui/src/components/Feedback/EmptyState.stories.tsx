import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Surface } from '../Layout/Layout.tsx';
import { EmptyState } from './States.tsx';

const action = (
  <Button variant="primary" icon={Plus}>
    New account
  </Button>
);
const meta = {
  title: 'Components/Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: { title: 'No accounts yet', children: 'Companies you bid to, buy from or build for.', action },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = {
  args: { size: 'sm', level: 3 },
  render: (args) => (
    <Surface border="all" radius="card">
      <EmptyState {...args} />
    </Surface>
  ),
};
export const LongContent: Story = {
  args: {
    title: 'No Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'لا توجد حسابات بعد',
    children: 'الشركات التي تتعامل معها.',
    action: <Button variant="primary">حساب جديد</Button>,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <EmptyState size="sm" title="No accounts yet" action={action}>
              Companies you bid to, buy from or build for.
            </EmptyState>
          ),
          reason: 'Says what will be here and offers one action.',
        }}
        bad={{
          show: <EmptyState size="sm" title="No data" />,
          reason: 'It reads like an error and offers no action.',
        }}
      />
      <DoDont
        good={{
          show: (
            <EmptyState size="sm" title="No open RFIs">
              All 31 are answered.
            </EmptyState>
          ),
          reason: 'An empty list can be a success: say so and offer no action.',
        }}
        bad={{
          show: (
            <EmptyState
              size="sm"
              title="Nothing here!"
              action={
                <>
                  <Button>New</Button>
                  <Button>Import</Button>
                  <Button>Learn more</Button>
                </>
              }
            />
          ),
          reason: 'Three actions leave open which one to choose.',
        }}
      />
    </>
  ),
};
