import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  Contrast,
  CornerLeftUp,
  ListTree,
  MessageSquare,
  Pencil,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { formatMoney } from '../Format/money.ts';
import { Stack } from '../Layout/Layout.tsx';
import { moveCard } from './board.ts';
import { Board, type BoardCard, type BoardColumn, type BoardProps } from './Board.tsx';

const money = (value: number) => formatMoney(String(value), { style: 'whole' });

const stages: readonly BoardColumn[] = [
  { id: 'qualified', label: 'Qualified' },
  { id: 'estimating', label: 'Estimating' },
  { id: 'submitted', label: 'Bid submitted' },
  { id: 'negotiation', label: 'Negotiation' },
  { id: 'awarded', label: 'Awarded' },
];
const bid = (
  columnId: string,
  title: string,
  subtitle: string,
  value: number,
  date: string,
  person: string,
  late?: string,
): BoardCard => ({
  id: title,
  columnId,
  title,
  subtitle,
  value,
  figure: money(value),
  facts: [late ? { id: 'late', text: late, icon: TriangleAlert, tone: 'alert' } : { id: 'date', text: date }],
  people: [person],
});
const bids: readonly BoardCard[] = [
  bid('qualified', 'Boxelder Middle School', 'Boxelder School District 4', 2_460_000, 'Dec 04', 'Dana Ochoa'),
  bid('qualified', 'Larkspur Commons, Building C', 'Larkspur Homes', 1_118_500, 'Dec 09', 'Omar Castillo'),
  bid(
    'qualified',
    'Redstone Lodge renovation',
    'Redstone Hospitality Group',
    1_352_000,
    'Dec 11',
    'Tomás Herrera',
  ),
  bid('qualified', 'Northfork Civic Center', 'Northfork Builders', 894_700, 'Dec 16', 'Maya Lindqvist'),
  bid(
    'estimating',
    'Meridian Hall East',
    'Meridian Student Housing',
    3_975_000,
    'Nov 18',
    'Tomás Herrera',
    '2 days late',
  ),
  bid(
    'estimating',
    'Longmere Public Safety',
    'City of Longmere Facilities',
    5_125_000,
    'Nov 21',
    'Dana Ochoa',
  ),
  bid(
    'estimating',
    'Cedar Ridge Senior Living',
    'Kestrel & Lowe Construction',
    2_900_000,
    'Nov 28',
    'Maya Lindqvist',
  ),
  bid(
    'submitted',
    'Riverside Medical, Phase 2',
    'Halvorsen Constructors',
    4_862_500,
    'Nov 11',
    'Maya Lindqvist',
  ),
  bid('submitted', 'Union Yard Offices', 'Brightwater Builders Group', 3_117_250, 'Nov 13', 'Tomás Herrera'),
  bid(
    'negotiation',
    'Prospect Park Hotel',
    'Brightwater Builders Group',
    3_900_000,
    'Oct 22',
    'Tomás Herrera',
  ),
  bid(
    'negotiation',
    'Kestrel Point Tower, L1–L6',
    'Kestrel & Lowe Construction',
    2_703_180,
    'Oct 15',
    'Maya Lindqvist',
  ),
  bid(
    'negotiation',
    'Tallgrass Clubhouse',
    'Tallgrass Development Partners',
    1_000_000,
    'Oct 02',
    'Priya Raman',
  ),
  bid('awarded', 'Stapleton Row Townhomes', 'Larkspur Homes', 2_240_900, 'Nov 14', 'Omar Castillo'),
];

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

const statuses: readonly BoardColumn[] = [
  { id: 'new', label: 'Not started', icon: CircleDashed, tone: 'neutral', count: 14 },
  { id: 'doing', label: 'In progress', icon: Contrast, tone: 'info' },
  { id: 'waiting', label: 'Waiting', icon: CirclePause, tone: 'warn' },
  { id: 'done', label: 'Complete', icon: CircleCheck, tone: 'ok', count: 32 },
];
const task = (
  columnId: string,
  title: string,
  parent: string,
  date: string,
  parts: string | undefined,
  notes: number,
  people: readonly string[],
): BoardCard => ({
  id: title,
  columnId,
  title,
  subtitle: parent,
  subtitleIcon: CornerLeftUp,
  facts: [
    { id: 'date', text: date, ...(date.endsWith('late') && { icon: TriangleAlert, tone: 'alert' as const }) },
    ...(parts ? [{ id: 'parts', text: parts, icon: ListTree, label: 'subtasks' }] : []),
    { id: 'notes', text: String(notes), icon: MessageSquare, label: 'comments' },
  ],
  people,
});
const tasks: readonly BoardCard[] = [
  task('new', 'Inspect mock-up', 'Head-of-wall detail', '11-24-2025', undefined, 2, ['Priya Raman']),
  task('new', 'Door frames, east', 'Level 2 framing', '12-02-2025', '0/4', 0, ['Luis Ortega']),
  task('doing', 'Head-of-wall detail', 'Level 2 framing', '11-24-2025', '1/3', 7, [
    'Tomás Herrera',
    'Luis Ortega',
  ]),
  task('doing', 'Price CCD 007, lead-lined board', 'Change orders', '11-21-2025', '2/3', 5, [
    'Maya Lindqvist',
  ]),
  task('waiting', 'RFI 031, soffit at reception', 'RFI follow-ups', '2 days late', undefined, 6, [
    'Tomás Herrera',
  ]),
];

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

const fire = (type: string, target: Element | Window, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      button: 0,
      clientX: x,
      clientY: y,
      pointerType: 'mouse',
    }),
  );

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
        '128 days late',
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

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
          because: 'Three lines at most: what it is, whose it is, what counts. The rest is behind the card.',
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
                    title: 'Cedar Ridge Senior Living / OPP-2025-0377 / R3 / 60 %',
                    subtitle: 'Kestrel & Lowe Construction, Fort Collins, CO 80524, (970) 555-0142',
                    facts: ['Nov 28', '14.2 %', 'Front Range', 'Plan set 04', 'Bond'].map((text) => ({
                      id: text,
                      text,
                    })),
                  },
                ]}
              />
            </div>
          ),
          because: 'A card is not the record. What does not fit is cut, and nobody compares it.',
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
          because: 'Columns stand in the order of the work, each status with a glyph of its own shape.',
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
          because: 'Sorted by name, a card moves backwards when the work goes on.',
        }}
      />
    </>
  ),
};
