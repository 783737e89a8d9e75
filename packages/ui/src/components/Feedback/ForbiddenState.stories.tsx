import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState, ForbiddenState } from './States.tsx';

const meta = {
  title: 'Components/Feedback/ForbiddenState',
  id: 'components-forbiddenstate',
  component: ForbiddenState,
  args: { permission: 'See accounts', grantedBy: ['Dana Whitfield', 'Luis Medina'] },
} satisfies Meta<typeof ForbiddenState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Dana Whitfield or Luis Medina can grant it/)).toBeVisible();
  },
};
export const NobodyNamed: Story = { args: { grantedBy: [] } };
export const WithRequest: Story = { args: { action: <Button>Ask for access</Button> } };
export const LongContent: Story = {
  args: {
    permission: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    grantedBy: Array.from({ length: 9 }, (_, at) => `Person number ${at + 1}`),
  },
};
const arabic = {
  feedback: {
    forbiddenText: (permission: string, people: string) =>
      `تحتاج إلى صلاحية «${permission}». يمكن أن يمنحها ${people}.`,
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <MessagesProvider messages={arabic}>
        <Story />
      </MessagesProvider>
    ),
  ],
  args: { title: 'لا يمكنك الوصول', permission: 'عرض الحسابات', grantedBy: ['دانا', 'لويس'] },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <ForbiddenState size="sm" permission="See accounts" grantedBy={['Dana Whitfield']} />,
          reason: 'Names the permission and the people who can grant it.',
        }}
        bad={{
          show: <ForbiddenState size="sm" title="403" permission="crm.v" />,
          reason: 'Nobody can ask for “crm.v”.',
        }}
      />
      <DoDont
        good={{
          show: <ForbiddenState size="sm" permission="See costs" />,
          reason: 'Users learn that the content exists and how to get access.',
        }}
        bad={{
          show: <EmptyState size="sm" title="No costs" />,
          reason: 'It is false, and the estimate looks wrong.',
        }}
      />
    </>
  ),
};
