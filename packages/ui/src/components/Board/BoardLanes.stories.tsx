import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { moveCard } from './board.ts';
import { assigned, hours, limited, people } from './boardLanes.stories.parts.ts';
import { Board, type BoardCard, type BoardProps } from './Board.tsx';

function Moving(props: Partial<BoardProps>) {
  const [cards, setCards] = useState(props.cards ?? assigned);
  return (
    <div style={{ height: '38rem' }}>
      <Board
        label="Tasks by status and assignee"
        columns={limited}
        lanes={people}
        noLaneLabel="No assignee"
        formatSum={hours}
        onOpen={fn()}
        onAdd={fn()}
        {...props}
        cards={cards}
        onMove={(move) => setCards((was) => moveCard(was, move))}
      />
    </div>
  );
}

const meta = {
  title: 'Data/Board lanes',
  component: Board,
  args: { label: 'Tasks by status and assignee', columns: limited, cards: assigned },
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('button', { name });
const lane = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('group', { name });

/** The last lane holds the cards without an assignee; an empty lane says so. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = canvas.getAllByRole('button', { expanded: true });
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Maya Lindqvist, 5 cards',
      'Tomás Herrera, 5 cards',
      'Luis Ortega, 0 cards',
      'No assignee, 1 card',
    ]);
    await expect(lane(canvasElement, 'Luis Ortega')).toHaveTextContent('No cards');
    await expect(canvas.getByRole('list', { name: 'Maya Lindqvist In progress' })).toBeVisible();
  },
};

export const Collapse: Story = {
  args: { defaultCollapsedIds: ['review'], defaultCollapsedLaneIds: ['tomas'], onCollapsedLanesChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Fire-stopping')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Maya/ }));
    await expect(canvas.queryByText('Inspect mock-up')).toBeNull();
    await expect(args.onCollapsedLanesChange).toHaveBeenLastCalledWith(['tomas', 'maya']);
    await userEvent.click(canvas.getByRole('button', { name: /^Maya/ }));
    await expect(canvas.getByText('Inspect mock-up')).toBeVisible();
  },
};

/** Arrow keys go through cards and the heads of lanes; the head is collapsed and expanded by the arrows. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    card(canvasElement, /Door frames/).focus();
    await userEvent.keyboard('{ArrowDown}');
    const head = () => canvas.getByRole('button', { name: /^Tomás/ });
    await waitFor(() => expect(head()).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(head()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(card(canvasElement, /Fire-stopping/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(card(canvasElement, /Ceiling grid/)).toHaveFocus());
    await expect(canvasElement.querySelectorAll('[data-card][tabindex="0"]')).toHaveLength(1);
  },
};

/** Space picks a card up; the arrow keys move it through columns and lanes, and the line names both. */
export const MoveByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    card(canvasElement, /Door frames/).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(body.getByText(/^Moving/)).toHaveTextContent(
      'Moving Door frames, east to Not started in Tomás Herrera, position 1 of 2',
    );
    await expect(lane(canvasElement, 'Tomás Herrera')).toHaveTextContent('5 +1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(lane(canvasElement, 'Tomás Herrera')).toContainElement(card(canvasElement, /Door frames/)),
    );
    await waitFor(() => expect(card(canvasElement, /Door frames/)).toHaveFocus());
    await expect(
      body.getByText('Door frames, east moved to In review in Tomás Herrera, position 1'),
    ).toBeInTheDocument();
    await expect(
      within(canvasElement).getByRole('list', { name: 'Tomás Herrera In review' }),
    ).toContainElement(card(canvasElement, /Door frames/));
  },
};

/** Dragged into the lane of cards without an assignee, where nothing is in this column yet. */
export const DropByMouse: Story = {
  play: async ({ canvasElement }) => {
    const from = card(canvasElement, /Plan check/);
    const box = from.getBoundingClientRect();
    const target = lane(canvasElement, 'No assignee').querySelector('[data-cell="review"]');
    const to = target?.getBoundingClientRect() ?? new DOMRect();
    fire('pointerdown', from, box.x + 100, box.y + 40);
    fire('pointermove', window, box.x + 110, box.y + 40);
    fire('pointermove', window, to.x + 100, to.y + 20);
    await waitFor(() =>
      expect(within(document.body).getByText(/^Moving/)).toHaveTextContent('to In review in No assignee'),
    );
    fire('pointerup', window, to.x + 100, to.y + 20);
    await waitFor(() =>
      expect(lane(canvasElement, 'No assignee')).toContainElement(card(canvasElement, /Plan check/)),
    );
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const from = card(canvasElement, /Fire-stopping/);
    const box = from.getBoundingClientRect();
    const to = card(canvasElement, /Door frames/).getBoundingClientRect();
    fire('pointerdown', from, box.x + 100, box.y + 40);
    fire('pointermove', window, box.x + 110, box.y + 40);
    fire('pointermove', window, to.x + 130, to.y + 20);
    await waitFor(() =>
      expect(within(document.body).getByText(/^Moving/)).toHaveTextContent(
        'to Not started in Maya Lindqvist, position 2 of 3',
      ),
    );
  },
};

const many: BoardCard[] = Array.from({ length: 2000 }, (_, at) => ({
  id: `t${at}`,
  columnId: limited[at % 4]?.id ?? '',
  laneId: at < 1000 ? 'maya' : at % 200 === 0 ? null : `p${at % 97}`,
  title: `Task ${1000 + at}`,
  subtitle: 'Level 2 framing',
  value: 1,
}));
const crowd = [
  ...people,
  ...Array.from({ length: 97 }, (_, at) => ({ id: `p${at}`, label: `Person ${at + 1}` })),
];
export const ManyItems: Story = {
  args: {
    cards: many,
    lanes: crowd,
    columns: limited.map(({ limit: _, ...column }) => ({ ...column, count: 600 })),
    onLoadMore: fn(),
  },
  play: async ({ canvasElement }) => {
    card(canvasElement, /Task 1000/).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(card(canvasElement, /Task 1996/)).toHaveFocus());
    const box = () => card(canvasElement, /Task 1996/).getBoundingClientRect();
    const board = within(canvasElement).getByRole('group', { name: 'Tasks by status and assignee' });
    await waitFor(() => expect(box().bottom).toBeLessThan(board.getBoundingClientRect().bottom));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /^Luis/ })).toHaveFocus());
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(160);
    await expect(canvasElement.querySelectorAll('[data-lane]').length).toBeLessThan(16);
  },
};

export const Empty: Story = { args: { cards: [] } };

export const ReadOnly: Story = {
  render: () => (
    <div style={{ height: '38rem' }}>
      <Board
        label="Tasks by status and assignee"
        columns={limited}
        lanes={people}
        cards={assigned.filter(({ laneId }) => laneId !== null)}
        isLaneRequired
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /No value/ })).toBeNull();
    card(canvasElement, /Fire-stopping/).focus();
    await userEvent.keyboard(' ');
    await expect(within(document.body).queryByText(/^Moving/)).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    lanes: [
      {
        id: 'maya',
        label:
          'Halvorsen Constructors of Northern Colorado and Wyoming, Incorporated, and the joint venture for the annex',
        sum: 128_450_312,
        count: 12_480,
      },
      {
        id: 'tomas',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement).getByRole('group', { name: 'Tasks by status and assignee' });
    const head = () => within(canvasElement).getByRole('button', { name: /^Maya/ }).getBoundingClientRect();
    const { x } = head();
    board.scrollLeft = 300;
    await waitFor(() => expect(board.scrollLeft).toBeGreaterThan(100));
    // The names of lanes stay where they are while the columns are scrolled.
    await expect(Math.round(head().x)).toBe(Math.round(x));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المهام',
    noLaneLabel: 'بدون مسؤول',
    columns: [
      { id: 'new', label: 'لم تبدأ' },
      { id: 'doing', label: 'قيد التنفيذ', limit: 2 },
      { id: 'review', label: 'مراجعة' },
    ],
    lanes: [
      { id: 'maya', label: 'مايا' },
      { id: 'tomas', label: 'توماس' },
    ],
    cards: [
      { id: '1', columnId: 'new', laneId: 'maya', title: 'مدرسة بوكسلدر' },
      { id: '2', columnId: 'doing', laneId: 'maya', title: 'مركز ميريديان' },
      { id: '3', columnId: 'doing', laneId: 'tomas', title: 'فحص المخطط' },
    ],
    formatSum: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    card(canvasElement, /بوكسلدر/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(card(canvasElement, /ميريديان/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^مايا/ })).toHaveAttribute('aria-expanded', 'false');
  },
};
