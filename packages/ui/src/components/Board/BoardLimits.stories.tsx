import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { moveCard } from './board.ts';
import { bid } from './board.stories.parts.ts';
import { assigned, limited } from './boardLanes.stories.parts.ts';
import { Board, type BoardProps } from './Board.tsx';

function Moving(props: Partial<BoardProps>) {
  const [cards, setCards] = useState(props.cards ?? assigned);
  return (
    <div style={{ height: '34rem' }}>
      <Board
        label="Tasks by status"
        columns={limited}
        onOpen={fn()}
        {...props}
        cards={cards}
        onMove={(move) => setCards((was) => moveCard(was, move))}
      />
    </div>
  );
}

const meta = {
  title: 'Data/Board limits',
  component: Board,
  args: { label: 'Tasks by status', columns: limited, cards: assigned },
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('group', { name });

/** Below, at and over the limit. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(column(canvasElement, 'In progress')).toHaveTextContent('4 of 31 over the limit');
    await expect(column(canvasElement, 'Waiting')).toHaveTextContent('2 of 2At the limit');
    await expect(column(canvasElement, 'In review')).toHaveTextContent('1 of 4Room for 3 more');
    await expect(column(canvasElement, 'In review')).toHaveAccessibleDescription('Room for 3 more');
  },
};

/** By default a card can be dropped over the limit; the line and the announcement say so. */
export const Warns: Story = {
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    within(canvasElement)
      .getByRole('button', { name: /Plan check/ })
      .focus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(body.getByText(/^Moving/)).toHaveTextContent('Waiting will be over its limit: 3 of 2');
    await expect(column(canvasElement, 'Waiting')).toHaveTextContent('2 of 2 +11 over the limit');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(body.getByText(/Waiting is over its limit: 3 of 2/)).toBeInTheDocument());
    await expect(column(canvasElement, 'Waiting')).toHaveTextContent('3 of 2');
  },
};

/** A card is not accepted over the limit; moves within the column and out of it are. */
export const Refuses: Story = {
  args: { overLimit: 'refuse' },
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    const card = () => within(canvasElement).getByRole('button', { name: /Plan check/ });
    card().focus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(body.getByText(/has reached its limit/)).toHaveTextContent(
      'Waiting has reached its limit of 2 cards. Move a card out of it first.',
    );
    await userEvent.keyboard(' ');
    await expect(column(canvasElement, 'In review')).toContainElement(card());
    const over = within(canvasElement).getByRole('button', { name: /Head-of-wall/ });
    over.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(body.getByText(/moved to In progress, position 2/)).toBeInTheDocument());
    card().focus();
    await userEvent.keyboard(' {ArrowLeft}');
  },
};

/** Collapsed columns show their limit too, and a limit of 0 accepts nothing. */
export const Variants: Story = {
  args: {
    columns: limited.map((one) => (one.id === 'review' ? { ...one, limit: 0 } : one)),
    defaultCollapsedIds: ['doing', 'waiting'],
    onCollapsedChange: fn(),
    overLimit: 'refuse',
    formatSum: (sum) => `${sum} h`,
  },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /Inspect mock-up/ })
      .focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(within(document.body).getByText(/has a limit of 0 cards/)).toHaveTextContent(
      'In review has a limit of 0 cards, so you can’t move cards to it.',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** An alarm stays complete beside a long amount and people, however narrow the card is. */
export const AlarmsOnNarrowCards: Story = {
  render: () => (
    <Stack gap={24}>
      {['13rem', '17rem', '22rem'].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize, height: '20rem' }}>
          <Board
            label={`Bids at ${inlineSize}`}
            columns={[{ id: 'a', label: 'Estimating' }]}
            cards={[
              bid(
                'a',
                'Meridian Hall East',
                'Meridian Student Housing',
                128_975_000,
                '',
                'Priya Raman',
                'Overdue by 128 days',
              ),
              {
                id: 'blocked',
                columnId: 'a',
                title: 'Fire-stopping',
                subtitle: 'Permits',
                facts: [
                  { id: 'day', text: '11-26-2025' },
                  { id: 'notes', text: '2 comments' },
                  { id: 'blocked', text: 'Blocked by the inspection of level 2', tone: 'bad' },
                ],
                people: ['Priya Raman', 'Tomás Herrera', 'Omar Haddad'],
              },
            ]}
          />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['Overdue by 128 days', 'Blocked by the inspection of level 2'])
      for (const alarm of within(canvasElement).getAllByText(text)) {
        const card = alarm.closest('[data-card]')?.getBoundingClientRect() ?? new DOMRect();
        const range = document.createRange();
        range.selectNodeContents(alarm);
        const box = range.getBoundingClientRect();
        await expect(box.right).toBeLessThanOrEqual(card.right);
        await expect(box.bottom).toBeLessThanOrEqual(card.bottom);
        await expect(alarm.scrollWidth).toBeLessThanOrEqual(alarm.clientWidth);
      }
    // A column that becomes narrower makes the card higher, and the next card moves below it.
    const column = within(canvasElement).getByRole('group', { name: 'Bids at 22rem' });
    const [first, second] = [...column.querySelectorAll('[data-card]')];
    const { height } = first?.getBoundingClientRect() ?? new DOMRect();
    column.parentElement?.style.setProperty('inline-size', '13rem');
    await waitFor(() => expect(first?.getBoundingClientRect().height).toBeGreaterThan(height));
    await waitFor(() =>
      expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0),
    );
  },
};

export const LongContent: Story = {
  args: {
    columns: [
      {
        id: 'new',
        label: 'Waiting for the architect of record and the structural engineer',
        limit: 1_000_000,
        count: 999_999,
      },
      { id: 'doing', label: 'In progress', limit: 12, count: 4_213 },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المهام',
    columns: [
      { id: 'new', label: 'لم تبدأ' },
      { id: 'doing', label: 'قيد التنفيذ', limit: 1 },
    ],
    cards: [
      { id: '1', columnId: 'new', title: 'مدرسة بوكسلدر' },
      { id: '2', columnId: 'doing', title: 'مركز ميريديان' },
    ],
  },
};
