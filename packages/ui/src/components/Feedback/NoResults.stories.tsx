import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { EmptyState, NoResults } from './States.tsx';

const onClear = fn();
const meta = {
  title: 'Components/Feedback/NoResults',
  id: 'components-noresults',
  component: NoResults,
  args: { query: 'riverside', filters: ['State is Colorado', 'Owner is Maya Lindqvist'], onClear },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }));
    await expect(onClear).toHaveBeenCalled();
  },
};
export const OnlySearched: Story = { args: { filters: [] } };
export const OnlyFiltered: Story = { args: { query: undefined } };
export const Small: Story = { args: { size: 'sm' } };
export const LongContent: Story = {
  args: {
    query: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    filters: [
      'Name contains Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    ],
  },
};
const arabic = {
  feedback: { noMatch: (query: string) => `لا توجد نتائج عن «${query}»`, clearFilters: 'مسح المرشحات' },
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
  args: { query: 'النهر', filters: ['الولاية كولورادو'] },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <NoResults size="sm" query="riverside" filters={['State is Colorado']} onClear={fn()} />,
          reason: 'Shows the query and a way to clear it.',
        }}
        bad={{
          show: <EmptyState size="sm" title="No accounts yet" />,
          reason: 'Accounts exist, but the filter hides them.',
        }}
      />
      <DoDont
        good={{
          show: <NoResults size="sm" filters={['Owner is Maya Lindqvist']} onClear={fn()} />,
          reason: 'Names every active filter.',
        }}
        bad={{
          show: <NoResults size="sm" query="riverside" />,
          reason: 'Without an action, users have to find the clear button themselves.',
        }}
      />
    </>
  ),
};
