import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePause, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { moveCard } from './board.ts';
import { bid, bids, money, stages, statuses, tasks } from './board.stories.parts.ts';
import { Board, type BoardCard, type BoardProps } from './Board.tsx';

function Moving(props: Partial<BoardProps>) {
  const [cards, setCards] = useState(props.cards ?? bids);
  return (
    <div style={{ height: '34rem' }}>
      <Board
        label="Opportunities by stage"
        columns={stages}
        formatSum={money}
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
  title: 'Data/Board',
  component: Board,
  args: { label: 'Opportunities by stage', columns: stages, cards: bids },
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Moving
      label="Tasks by status"
      columns={statuses}
      cards={tasks}
      formatSum={undefined}
      defaultCollapsedIds={['done']}
      onCollapsedChange={fn()}
      onLoadMore={fn()}
      menuOf={() => [
        { id: 'edit', label: 'Edit', icon: Pencil },
        { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
      ]}
    />
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Board label="Loading" columns={stages} cards={[]} isLoading />
      <div style={{ height: '20rem' }}>
        <Board
          label="Empty columns and a locked card"
          columns={stages.slice(0, 3)}
          cards={[
            {
              id: 'l',
              columnId: 'estimating',
              title: 'Aspen Valley ED expansion',
              subtitle: 'Aspen Valley Health District',
              figure: '$4,200,000',
              lockedReason: 'The fiscal year of this bid is closed.',
            },
            { id: 'one', columnId: 'estimating', title: 'A card of one line' },
          ]}
          onMove={fn()}
          onAdd={fn()}
        />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /Aspen Valley/ })
      .focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(within(canvasElement).getByText('The fiscal year of this bid is closed.')).toBeInTheDocument(),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = () => canvas.getByRole('button', { name: /Cedar Ridge/ });
    card().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown} {ArrowRight}{ArrowRight}');
    await expect(within(document.body).getByText(/position 3 of 4/)).toHaveTextContent(
      'Moving Cedar Ridge Senior Living to Negotiation, position 3 of 4',
    );
    await expect(canvas.getByRole('group', { name: 'Negotiation' })).toHaveTextContent('+ $2,900,000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Estimating' })).toContainElement(card());
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Home}{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Negotiation' })).toContainElement(card()));
    await waitFor(() => expect(card()).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Negotiation' })).toHaveTextContent('$10,503,180');
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole('button', { name: /Cedar Ridge/ });
    const to = canvas.getByRole('button', { name: /Kestrel Point/ }).getBoundingClientRect();
    const box = from.getBoundingClientRect();
    fire('pointerdown', from, box.x + 100, box.y + 40);
    fire('pointermove', window, box.x + 110, box.y + 40);
    fire('pointermove', window, to.x + 116, to.y + 36);
    await waitFor(() =>
      expect(within(document.body).getByText(/Moving/)).toHaveTextContent('to Negotiation, position 2 of 4'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Estimating' })).toHaveTextContent('− $2,900,000'),
    );
  },
};

export const DropByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole('button', { name: /Cedar Ridge/ });
    const to = canvas.getByRole('button', { name: /Stapleton Row/ }).getBoundingClientRect();
    const box = from.getBoundingClientRect();
    fire('pointerdown', from, box.x + 100, box.y + 40);
    fire('pointermove', window, box.x + 110, box.y + 40);
    fire('pointermove', window, to.x + 116, to.y + 200);
    fire('pointerup', window, to.x + 116, to.y + 200);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Awarded' })).toContainElement(
        canvas.getByRole('button', { name: /Cedar Ridge/ }),
      ),
    );
  },
};

export const Refused: Story = {
  args: {
    refuseMove: ({ columnId }) =>
      columnId === 'awarded' ? 'Only a signed contract makes a bid awarded.' : undefined,
  },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /Tallgrass Clubhouse/ })
      .focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(
      within(document.body).getByText('Only a signed contract makes a bid awarded.'),
    ).toBeVisible();
  },
};

/** Columns are sorted by amount: a dropped card moves to its sorted position. */
export const Ordered: Story = {
  args: {
    columns: stages.map((column) => ({ ...column, sumNote: '$1,928,000 weighted' })),
    placeIn: (cardId, columnId) => {
      const value = bids.find(({ id }) => id === cardId)?.value ?? 0;
      return bids.filter(
        (card) => card.columnId === columnId && card.id !== cardId && (card.value ?? 0) > value,
      ).length;
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Estimating' })).toHaveTextContent('weighted');
    canvas.getByRole('button', { name: /Cedar Ridge/ }).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Home}');
    // Dropped first, the card is sorted second by its amount.
    await expect(within(document.body).getByText(/position 2 of 4/)).toHaveTextContent('to Negotiation');
    await expect(canvas.getByRole('group', { name: 'Negotiation' })).toHaveTextContent(
      '+ $2,900,000$1,928,000 weighted',
    );
  },
};

export const Collapse: Story = {
  args: { onCollapsedChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Qualified' }));
    await expect(canvas.getByRole('button', { name: 'Expand Qualified' })).toBeVisible();
  },
};

const thousand: BoardCard[] = Array.from({ length: 1000 }, (_, at) =>
  bid(
    stages[at % 5]?.id ?? '',
    `Bid ${2000 + at}, tenant improvement`,
    ['Halvorsen Constructors', 'Kestrel & Lowe Construction', 'Larkspur Homes'][at % 3] ?? '',
    100_000 + at * 1_250,
    'Dec 04',
    ['Maya Lindqvist', 'Tomás Herrera', 'Priya Raman'][at % 3] ?? '',
  ),
);
export const ManyItems: Story = {
  args: { cards: thousand },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /Bid 2000/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Bid 2995/ })).toHaveFocus());
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(120);
  },
};

export const LongContent: Story = {
  args: {
    columns: [
      {
        id: 'a',
        label: 'Waiting for the architect of record and the structural engineer',
        icon: CirclePause,
        tone: 'warn',
      },
      { id: 'b', label: 'Donaudampfschifffahrtselektrizitätengesellschaft' },
    ],
    cards: [
      {
        ...bid(
          'a',
          'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
          'Halvorsen Constructors of Northern Colorado and Wyoming, Incorporated',
          4_862_500,
          'Nov 11',
          'Maya Lindqvist',
        ),
        people: ['Maya Lindqvist', 'Tomás Herrera', 'Priya Raman', 'Omar Haddad', 'Dana Ochoa'],
      },
      bid(
        'b',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        'Bauunterbeamtengesellschaftsverwaltungsgebäude',
        1_000,
        'Oct 02',
        'Priya Raman',
        'Overdue by 128 days',
      ),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الفرص',
    columns: [
      { id: 'a', label: 'مؤهل' },
      { id: 'b', label: 'تقدير' },
      { id: 'c', label: 'عقد' },
    ],
    cards: [
      bid('a', 'مدرسة بوكسلدر', 'منطقة المدارس', 2_460_000, '٤ ديسمبر', 'مايا'),
      bid('b', 'مركز ميريديان', 'إسكان الطلاب', 3_975_000, '٢١ نوفمبر', 'توماس'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /بوكسلدر/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /ميريديان/ })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const column = within(canvasElement).getByRole('group', { name: 'Estimating' });
    const [first, second] = [...column.querySelectorAll('[data-card]')];
    const { height } = first?.getBoundingClientRect() ?? new DOMRect();
    // A column that becomes narrower makes a card with an alarm higher, and the next card moves below it.
    canvasElement.style.paddingInline = '16px';
    await waitFor(() => expect(first?.getBoundingClientRect().height).toBeGreaterThan(height));
    await waitFor(() =>
      expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0),
    );
    canvasElement.style.paddingInline = '';
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <div style={{ inlineSize: '100%' }}>
              <Board
                label="Three lines"
                columns={[{ id: 'a', label: 'Estimating' }]}
                cards={[{ ...(bids[6] as BoardCard), columnId: 'a' }]}
              />
            </div>
          ),
          reason: 'Three lines at most: title, subtitle and facts. Details are on the record.',
        }}
        bad={{
          show: (
            <div style={{ inlineSize: '100%' }}>
              <Board
                label="Everything"
                columns={[{ id: 'a', label: 'Estimating' }]}
                cards={[
                  {
                    id: 'x',
                    columnId: 'a',
                    title: 'Cedar Ridge Senior Living / OPP-2025-0377 / R3 / 60%',
                    subtitle: 'Kestrel & Lowe Construction, Fort Collins, CO 80524, (970) 555-0142',
                    facts: ['Nov 28', '14.2%', 'Front Range', 'Plan set 04', 'Bond'].map((text) => ({
                      id: text,
                      text,
                    })),
                  },
                ]}
              />
            </div>
          ),
          reason: 'Text that does not fit is cut, and long cards cannot be compared.',
        }}
      />
      <DoDont
        good={{
          show: (
            <div style={{ inlineSize: '100%' }}>
              <Board
                label="Shapes"
                columns={statuses.slice(0, 2)}
                cards={tasks.filter(({ columnId }) => columnId !== 'waiting')}
              />
            </div>
          ),
          reason: 'Columns follow the workflow, and each status has its own icon.',
        }}
        bad={{
          show: (
            <div style={{ inlineSize: '100%' }}>
              <Board
                label="Order of the alphabet"
                columns={[
                  { id: 'done', label: 'Complete', tone: 'ok' },
                  { id: 'new', label: 'Not started', tone: 'bad' },
                ]}
                cards={tasks.slice(0, 1)}
              />
            </div>
          ),
          reason: 'In alphabetical order, cards move backwards as work progresses.',
        }}
      />
    </>
  ),
};
