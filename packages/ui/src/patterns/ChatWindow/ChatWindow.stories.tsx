import type { Meta, StoryObj } from '@storybook/react-vite';
import { SparklesIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { ChatAnswer } from './ChatAnswer.tsx';
import { ChatWindow, type ChatPosition, type ChatWindowProps } from './ChatWindow.tsx';
import type { ChatMessage } from './ChatMessage.ts';

const onSend = fn();
const some: ChatMessage[] = [
  { id: '1', from: 'user', text: 'Which estimates are due this week?' },
  {
    id: '2',
    from: 'assistant',
    text: '',
    html: '<p>Two estimates are due:</p><ul><li><p><a href="/estimation/0142">EST-2026-0142</a>, Alder Creek Family Clinic, Thursday</p></li><li><p><a href="/estimation/0139">EST-2026-0139</a>, Union Yard Offices, Friday</p></li></ul>',
  },
  { id: '3', from: 'user', text: 'Show me the query' },
  {
    id: '4',
    from: 'assistant',
    kind: 'code',
    text: "SELECT code, due\nFROM estimates\nWHERE due < '2026-03-14'\nORDER BY due",
  },
];

function Chat({ messages: initial = some, ...rest }: Partial<ChatWindowProps>) {
  const [isOpen, setOpen] = useState(rest.isOpen ?? true);
  const [messages, setMessages] = useState(initial);
  const [position, setPosition] = useState<ChatPosition>();
  return (
    <>
      <Button icon={SparklesIcon} onPress={() => setOpen(true)}>
        Ask the assistant
      </Button>
      <ChatWindow
        title="Assistant"
        icon={SparklesIcon}
        messages={messages}
        welcome="Ask about estimates, materials, orders or tasks."
        position={position}
        onPositionChange={setPosition}
        onSend={(text) => {
          onSend(text);
          setMessages((was) => [...was, { id: `m${was.length}`, from: 'user', text }]);
        }}
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/ChatWindow',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Chat {...args} />,
} satisfies Meta<Partial<ChatWindowProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Default: Story = {};
export const Empty: Story = { args: { messages: [] } };
export const Loading: Story = { args: { messages: [], isLoading: true } };
export const Minimized: Story = { args: { isMinimized: true } };
export const Answering: Story = {
  args: { messages: some.slice(0, 1), isAnswering: true, onStop: () => undefined },
};
export const Streaming: Story = {
  args: {
    messages: [
      ...some.slice(0, 1),
      {
        id: 's',
        from: 'assistant',
        text: 'Two estimates are due: EST-2026-0142 on Thursday and',
        state: 'streaming',
      },
    ],
    onStop: () => undefined,
  },
};
export const Failed: Story = {
  args: {
    messages: [...some.slice(0, 1), { id: 'f', from: 'assistant', text: '', state: 'failed' }],
    onRetry: () => undefined,
  },
};

/** Opens, types, moves, minimizes and closes by keyboard; the focus returns to the trigger. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    onSend.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Ask the assistant' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await body().findByRole('dialog', { name: 'Assistant' });
    const field = within(dialog).getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('And{Shift>}{Enter}{/Shift}next week?{Enter}');
    await expect(onSend).toHaveBeenCalledWith('And\nnext week?');
    await expect(field).toHaveValue('');

    const grip = within(dialog).getByRole('button', { name: 'Move window' });
    const before = dialog.getBoundingClientRect();
    grip.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(before.left - 16));
    await expect(dialog.getBoundingClientRect().top).toBe(before.top - 16);
    // Stays on the screen.
    await userEvent.keyboard('{Shift>}' + '{ArrowLeft}'.repeat(40) + '{/Shift}');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(8));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(before.left));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** Dragged by its head, and brought back by a smaller window. */
export const Dragged: Story = {
  play: async () => {
    const dialog = body().getByRole('dialog');
    const head = dialog.firstElementChild as HTMLElement;
    const { left, top } = dialog.getBoundingClientRect();
    const at = { clientX: left + 60, clientY: top + 20, pointerId: 1, button: 0, isPrimary: true };
    head.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(head, at);
    await fireEvent.pointerMove(head, { ...at, clientX: at.clientX - 200, clientY: at.clientY - 100 });
    await fireEvent.pointerUp(head, at);
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(left - 200));
    await expect(dialog.getBoundingClientRect().width).toBe(420);
    await expect(dialog.getBoundingClientRect().height).toBe(500);
  },
};

export const ManyItems: Story = {
  args: {
    messages: Array.from({ length: 1000 }, (_, at): ChatMessage => ({
      id: `${at}`,
      from: at % 2 ? 'assistant' : 'user',
      text:
        at % 2 ? `There are ${at} sheets of drywall in the yard.` : `How many sheets after delivery ${at}?`,
    })),
  },
  play: async () => {
    const log = body().getByRole('log', { name: 'Messages' });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
    log.scrollTop = 0;
    const down = await body().findByRole('button', { name: 'Newest message' });
    await userEvent.click(down);
    await waitFor(() => expect(body().queryByRole('button', { name: 'Newest message' })).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Assistant of Riverside Regional Medical Center, Phase 2 expansion with central utility plant',
    messages: [
      { id: '1', from: 'user', text: `https://drawings.example/${'riverside-medical-'.repeat(10)}` },
      { id: '2', from: 'assistant', text: 'The deflection track is on order. '.repeat(20) },
      { id: '3', from: 'assistant', kind: 'code', text: `SELECT ${'a_very_long_column_name, '.repeat(8)}1` },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'المساعد',
    messages: [
      { id: '1', from: 'user', text: 'ما هي التقديرات المستحقة هذا الأسبوع؟' },
      { id: '2', from: 'assistant', text: 'تقديران: EST-2026-0142 يوم الخميس وEST-2026-0139 يوم الجمعة.' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  args: { isOpen: false },
  render: () => (
    <>
      <DoDont
        good={{
          show: <Text tone="muted">Ask about estimates, materials, orders or tasks.</Text>,
          reason: 'The welcome message says in one line what can be asked.',
        }}
        bad={{
          show: <Text tone="muted">Hi there! I can help you with anything you want!</Text>,
          reason: 'It promises too much and does not say what can be asked.',
        }}
      />
      <DoDont
        good={{
          show: (
            <ChatAnswer
              text="There are estimates, materials, orders and tasks."
              suggestions={['Estimates due this week', 'My overdue tasks']}
              onSuggest={() => undefined}
            />
          ),
          reason: 'After a question without an answer, questions that have one are a press away.',
        }}
        bad={{
          show: <ChatAnswer text="Sorry, I did not get that. Please try again." />,
          reason: 'Users do not know what to write instead.',
        }}
      />
    </>
  ),
};
