import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Money } from '../../components/Format/Format.tsx';
import { ChatAnswer, type ChatAnswerProps } from './ChatAnswer.tsx';
import { ChatWindow } from './ChatWindow.tsx';

const onCopy = fn();
const onSuggest = fn();
const open: ChatAnswerProps = {
  text: '3 opportunities where Outcome is Open and Amount is over $500,000.',
  columns: [
    { id: 'stage', label: 'Stage' },
    { id: 'amount', label: 'Amount', isFigure: true },
  ],
  rows: [
    {
      id: '1',
      title: 'Alder Creek Family Clinic',
      href: '#1',
      values: ['Bid', <Money key="1" value="1850000" />],
    },
    {
      id: '2',
      title: 'Union Yard Offices',
      href: '#2',
      values: ['Negotiation', <Money key="2" value="920000" />],
    },
    {
      id: '3',
      title: 'Marrow Street Parking',
      href: '#3',
      values: ['Qualify', <Money key="3" value="615000" />],
    },
  ],
  code: 'GET /api/crm/opportunities?filter=[{"field":"outcome","op":"eq","value":"open"},{"field":"amount","op":"gt","value":"500000"}]',
  onCopy,
  facts: ['3 of 3', '14 ms'],
  links: [{ label: 'Open as a list', href: '#list' }],
};

const meta = {
  title: 'Patterns/ChatAnswer',
  component: ChatAnswer,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <ChatWindow
      title="Assistant"
      isOpen
      onOpenChange={() => undefined}
      onSend={() => undefined}
      messages={[
        { id: 'q', from: 'user', text: String(parameters['question'] ?? 'Open opportunities over $500k') },
        { id: 'a', from: 'assistant', text: args.text, content: <ChatAnswer {...args} /> },
      ]}
    />
  ),
} satisfies Meta<typeof ChatAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;
const body = () => within(document.body);

export const Default: Story = { args: open };
export const Figure: Story = {
  parameters: { question: 'What are the open opportunities worth?' },
  args: {
    text: '$3,385,000: the sum of Amount in 3 opportunities where Outcome is Open.',
    code: 'GET /api/crm/opportunities?filter=[{"field":"outcome","op":"eq","value":"open"}]',
    onCopy,
    facts: ['9 ms'],
  },
};
export const Suggestions: Story = {
  parameters: { question: 'How is the weather at the site?' },
  args: {
    text: 'That was not understood. There are accounts, contacts, opportunities and tasks.',
    suggestions: ['What is waiting for me?', 'Top 5 opportunities by amount', 'My overdue tasks'],
    onSuggest,
  },
};
/** Table, query and follow-up links by keyboard. */
export const Keyboard: Story = {
  args: { ...open, suggestions: ['And last month?'], onSuggest },
  play: async () => {
    onCopy.mockClear();
    onSuggest.mockClear();
    await expect(body().getByRole('table')).toBeVisible();
    const link = body().getByRole('link', { name: 'Union Yard Offices' });
    await expect(link).toHaveAttribute('href', '#2');
    body().getByRole('button', { name: 'Copy query' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledWith(open.code);
    await userEvent.tab();
    await expect(body().getByRole('link', { name: 'Open as a list' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSuggest).toHaveBeenCalledWith('And last month?');
  },
};
export const ManyItems: Story = {
  args: {
    ...open,
    text: '412 opportunities where Outcome is Open. These are the first 20.',
    rows: Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      title: `Riverside Regional Medical Center, phase ${at + 1}`,
      href: `#${at}`,
      values: ['Estimating', <Money key={at} value={String(100_000 + at * 7000)} />],
    })),
    facts: ['20 of 412', '31 ms'],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { ...open, text: 'ثلاث فرص مفتوحة.', links: [{ label: 'افتح كقائمة', href: '#list' }] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: open };
