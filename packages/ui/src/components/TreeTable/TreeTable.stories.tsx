import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { ListCard } from '../../data-grid/ListCard.tsx';
import { TreeTable, type TreeTableProps } from './TreeTable.tsx';
import type { Column, StatusValue } from '../../data-grid/types.ts';

interface Task {
  id: string;
  name: string;
  status: StatusValue;
  person: string;
  due: string;
  tasks?: Task[];
  /** True for rows whose children are not loaded. */
  hasMore?: boolean;
}

const going: StatusValue = { label: 'In progress', tone: 'info' };
const waiting: StatusValue = { label: 'Waiting', tone: 'warn' };
const complete: StatusValue = { label: 'Complete', tone: 'ok' };
const notBegun: StatusValue = { label: 'Not started', tone: 'neutral' };
const task = (
  id: string,
  name: string,
  status: StatusValue,
  person: string,
  due: string,
  tasks?: Task[],
): Task => ({
  id,
  name,
  status,
  person,
  due,
  ...(tasks ? { tasks } : {}),
});

const tasks: Task[] = [
  task('T1', 'Permits', going, 'Derek Olufsen', '2025-11-26', [
    task('T11', 'Plan check, round 2', going, 'Derek Olufsen', '2025-11-21'),
    task('T12', 'Fire-stopping', waiting, 'Priya Raman', '2025-11-26'),
    task('T13', 'Seismic bracing', complete, 'Derek Olufsen', '2025-11-12'),
  ]),
  task('T2', 'Level 2 framing', going, 'Luis Ortega', '2025-12-05', [
    task('T21', 'Layout, top track', complete, 'Luis Ortega', '2025-11-14'),
    task('T22', 'Head-of-wall detail', going, 'Tomás Herrera', '2025-11-24', [
      task('T221', 'Order 20 ga. track', complete, 'Tomás Herrera', '2025-11-13'),
      task('T222', 'Mock-up at C-4', going, 'Luis Ortega', '2025-11-21'),
      task('T223', 'Inspect mock-up', notBegun, 'Priya Raman', '2025-11-24'),
    ]),
    task('T23', 'Door frames, east', notBegun, 'Luis Ortega', '2025-12-02'),
  ]),
  task('T3', 'ACT ceilings, L1', going, 'Kofi Asante', '2025-12-10', [
    task('T31', 'Grid layout', notBegun, 'Kofi Asante', '2025-12-03'),
  ]),
  task('T4', 'Safety orientation', complete, 'Hannah Reyes', '2025-11-03'),
];

const columns: Column<Task>[] = [
  { id: 'name', header: 'Task', accessor: (row) => row.name, width: 320 },
  { id: 'status', header: 'Status', type: 'status', accessor: (row) => row.status, width: 140 },
  { id: 'person', header: 'Assignee', type: 'person', accessor: (row) => ({ name: row.person }), width: 180 },
  { id: 'due', header: 'Due', type: 'date', accessor: (row) => row.due, width: 120 },
];

type Args = Partial<TreeTableProps<Task>> & { height?: string };
function Tasks({ height = '100vh', ...args }: Args) {
  return (
    <div style={{ height, width: '100%', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <TreeTable
        label="Tasks"
        columns={columns}
        rows={tasks}
        getRowId={(row) => row.id}
        getSubRows={(row) => row.tasks}
        defaultExpanded={new Set(['T1', 'T2', 'T22'])}
        sortsRows
        defaultSort={[]}
        defaultColumnState={{}}
        fills
        {...args}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Tables/TreeTable',
  id: 'components-treetable',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Tasks {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const tree = (canvasElement: HTMLElement) => within(canvasElement).getByRole('treegrid', { name: 'Tasks' });
const row = (table: HTMLElement, id: string) => table.querySelector<HTMLElement>(`[data-id="${id}"]`);
const focused = () => document.activeElement as HTMLElement;

export const Default: Story = { args: { currentRowId: 'T22' } };
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem' }}>
      <Tasks
        label="With checkboxes"
        height="auto"
        fills={false}
        frame="card"
        defaultSelection={new Set(['T11'])}
      />
      <Tasks label="A compact sheet" height="auto" fills={false} frame="card" variant="sheet" />
    </div>
  ),
};

const lazy: Task[] = [
  { ...task('L1', 'Punch list, level 1', going, 'Priya Raman', '2025-12-01'), hasMore: true },
  { ...task('L2', 'Closeout documents', notBegun, 'Derek Olufsen', '2025-12-19'), hasMore: true },
];
/** Children that are loading, and children that failed to load. */
export const States: Story = {
  args: {
    rows: lazy,
    hasSubRows: (each) => each.hasMore === true,
    onLoadSubRows: (each) =>
      each.id === 'L2' ? Promise.reject(new Error('offline')) : new Promise<void>(() => undefined),
    defaultExpanded: new Set(),
  },
  play: async ({ canvasElement }) => {
    const table = tree(canvasElement);
    await userEvent.click(row(table, 'L1')?.querySelector('[data-twist]') as HTMLElement);
    await userEvent.click(row(table, 'L2')?.querySelector('[data-twist]') as HTMLElement);
    await waitFor(() => expect(table).toHaveTextContent('Could not load the rows.'));
    await expect(table).toHaveTextContent('Loading…');
    await userEvent.unhover(table);
  },
};

/** On phones, cards expand below their card and show load errors. */
export const PhoneUnfolds: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [...tasks.slice(0, 1), ...lazy],
    hasSubRows: (each) => each.hasMore === true || each.tasks !== undefined,
    onLoadSubRows: (each) =>
      each.id === 'L2' ? Promise.reject(new Error('offline')) : new Promise<void>(() => undefined),
    defaultExpanded: new Set(),
    cardView: ({ name, person }) => <ListCard title={name} subtitle={person} />,
  },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Tasks {...args} />
    </div>
  ),
  play: async ({ canvasElement, userEvent: user }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole('button', { name: 'Expand Permits' });
    await user.click(open);
    await expect(await canvas.findByText('Seismic bracing')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Collapse Permits' })).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Expand Punch list, level 1' }));
    await expect(await canvas.findByText('Loading…')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Expand Closeout documents' }));
    await expect(await canvas.findByText('Could not load the rows.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

function Loads() {
  const [rows, setRows] = useState(lazy);
  return (
    <Tasks
      rows={rows}
      hasSubRows={(each) => each.hasMore === true || each.tasks !== undefined}
      onLoadSubRows={(each) =>
        Promise.resolve().then(() =>
          setRows((was) =>
            was.map((one) =>
              one.id === each.id
                ? {
                    ...one,
                    tasks: [
                      task(`${one.id}-1`, 'Touch-up paint, room 104', notBegun, 'Luis Ortega', '2025-12-01'),
                    ],
                  }
                : one,
            ),
          ),
        )
      }
      defaultExpanded={new Set()}
    />
  );
}
export const LoadsChildren: Story = {
  render: () => <Loads />,
  play: async ({ canvasElement }) => {
    const table = tree(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(table, 'L1-1')).toHaveTextContent('Touch-up paint, room 104'));
    await expect(row(table, 'L1-1')).toHaveAttribute('aria-level', '2');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const table = tree(canvasElement);
    await userEvent.tab();
    await expect(focused().parentElement).toBe(row(table, 'T1'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(table, 'T11')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(table, 'T11')).not.toBeNull());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focused().parentElement).toBe(row(table, 'T12'));
    // From a row without children the arrow key moves to its parent.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused().parentElement).toBe(row(table, 'T1'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused().parentElement).toBe(row(table, 'T4'));
  },
};

/** Ancestors of matches stay visible. */
export const Searched: Story = {
  args: { search: 'mock-up', defaultExpanded: new Set() },
  play: async ({ canvasElement }) => {
    const names = within(tree(canvasElement)).getAllByRole('rowheader');
    await expect(names.map((name) => name.textContent)).toEqual([
      'Level 2 framing',
      'Head-of-wall detail',
      'Mock-up at C-4',
      'Inspect mock-up',
    ]);
  },
};

export const Sorted: Story = { args: { defaultSort: [{ columnId: 'due', direction: 'asc' }] } };

const deep = (level: number): Task =>
  task(
    `D${level}`,
    `Coordinate the deflection track with every full-height partition, part ${level}`,
    going,
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
    '2025-12-05',
    level < 8 ? [deep(level + 1)] : undefined,
  );
const moved = fn();
/** Alt with an arrow picks up and moves a row, Enter drops it, Escape cancels. */
export const MovedByKeyboard: Story = {
  args: {
    onMove: moved,
    refuseMove: ({ parentId }) => (parentId === 'T4' ? '“Safety orientation” is closed.' : undefined),
    defaultSelection: new Set(),
  },
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const table = tree(canvasElement);
    const cell = row(table, 'T13')?.querySelector<HTMLElement>('[data-column=name]');
    cell?.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await within(document.body).findByText(/Moving/);
    await userEvent.keyboard('{Escape}');
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{ArrowUp}{Enter}');
    await expect(moved).toHaveBeenCalledWith({ ids: ['T13'], parentId: 'T1', index: 0 });
  },
};
/** Dragging by mouse into another row, and to a position that is not allowed. */
export const MovedByMouse: Story = {
  args: { ...MovedByKeyboard.args },
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const table = tree(canvasElement);
    const drag = async (from: string, to: string) => {
      const [a, b] = [row(table, from), row(table, to)].map((each) => each?.getBoundingClientRect());
      const at = (box: DOMRect | undefined) => ({
        clientX: (box?.left ?? 0) + 220,
        clientY: (box?.top ?? 0) + (box?.height ?? 0) / 2,
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        pointerType: 'mouse',
      });
      const start = row(table, from)?.querySelector('[data-column=name]');
      start?.dispatchEvent(new PointerEvent('pointerdown', at(a)));
      window.dispatchEvent(new PointerEvent('pointermove', { ...at(a), clientY: at(a).clientY + 9 }));
      window.dispatchEvent(new PointerEvent('pointermove', at(b)));
      await waitFor(() => expect(within(document.body).getAllByRole('status').length).toBeGreaterThan(0));
      await new Promise((done) => setTimeout(done, 60));
      window.dispatchEvent(new PointerEvent('pointerup', at(b)));
    };
    await drag('T11', 'T3');
    await waitFor(() => expect(moved).toHaveBeenCalledWith({ ids: ['T11'], parentId: 'T3', index: 1 }));
    moved.mockClear();
    await drag('T12', 'T4');
    await expect(moved).not.toHaveBeenCalled();
  },
};
export const LongContent: Story = { args: { rows: [deep(1)], defaultExpanded: 'all' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    rows: [
      task('R1', 'היתרי בנייה', going, 'יעל כהן', '2025-11-26', [
        task('R11', 'בדיקת תוכניות', waiting, 'עומר לוי', '2025-11-21'),
        task('R12', 'חיזוק לרעידות', complete, 'נועה מזרחי', '2025-11-12'),
      ]),
      task('R2', 'שלד קומה ב', notBegun, 'עומר לוי', '2025-12-05', [
        task('R21', 'הכנת מחיצות', notBegun, 'יעל כהן', '2025-12-06'),
      ]),
    ],
    defaultExpanded: new Set(['R1']),
  },
};

const thousands: Task[] = Array.from({ length: 100 }, (_, zone) =>
  task(
    `Z${zone}`,
    `Zone ${zone + 1}`,
    going,
    'Luis Ortega',
    '2025-12-05',
    Array.from({ length: 99 }, (__, index) =>
      task(
        `Z${zone}-${index}`,
        `Anchor ${index + 1}`,
        index % 3 ? complete : notBegun,
        'Priya Raman',
        '2025-12-02',
      ),
    ),
  ),
);
export const ManyItems: Story = { args: { rows: thousands, defaultExpanded: 'all' } };

const shown = { height: 'auto', fills: false, frame: 'card' } as const;
export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem' }}>
      <DoDont
        good={{
          show: (
            <Tasks
              {...shown}
              label="Parts of a task"
              rows={tasks.slice(0, 1)}
              columns={columns.slice(0, 2)}
            />
          ),
          reason: 'Child rows are of the same kind: parts of a task, branches of an account.',
        }}
        bad={{
          show: (
            <Tasks
              {...shown}
              label="A heading only"
              rows={[{ ...(tasks[0] as Task), name: 'In progress', person: '', due: '' }]}
              columns={columns.slice(0, 2)}
            />
          ),
          reason: 'Use the grouping of a DataTable for shared values; it counts and sums its rows.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Tasks
              {...shown}
              label="Two levels"
              rows={tasks.slice(2, 3)}
              defaultExpanded="all"
              columns={columns.slice(0, 2)}
            />
          ),
          reason: 'Two or three levels are easy to read.',
        }}
        bad={{
          show: (
            <Tasks
              {...shown}
              label="Eight levels"
              rows={[deep(5)]}
              defaultExpanded="all"
              columns={columns.slice(0, 2)}
            />
          ),
          reason: 'With more levels the hierarchy is unclear. Open the record beside the list instead.',
        }}
      />
    </div>
  ),
};
