/**
 * Trees, tree tables, boards and calendars by touch events of the browser: a long press picks an item up, and an
 * earlier move scrolls.
 */
import { useState } from 'react';
import { expect, test } from 'vitest';
import '../exports/tokens.ts';
import { Board, type BoardCard, type BoardMove } from '../exports/Board.ts';
import { Calendar, type CalendarMove } from '../exports/Calendar.ts';
import { Tree, type TreeMove } from '../exports/Tree.ts';
import { TreeTable } from '../exports/TreeTable.ts';
import { glide, createHostForEach, touch, wait, withTouch, type Point } from './hands.ts';

const testHost = createHostForEach();
withTouch(1);

/** Center of the found element. */
function middleOf(selector: string): Point {
  const element = testHost.host.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  const box = element.getBoundingClientRect();
  return { x: box.x + Math.min(box.width / 2, 60), y: box.y + Math.min(box.height / 2, 20) };
}
/** Long press followed by a drag. */
async function dragTo(from: Point, to: Point) {
  await touch('touchStart', [from]);
  await wait(350);
  await glide([from], [to], 8);
  await wait(50);
  await touch('touchEnd');
  await wait(50);
}
/** Touch that moves without a delay. */
async function swipe(from: Point, to: Point) {
  await touch('touchStart', [from]);
  await glide([from], [to], 8);
  // Pauses before release, so that nothing scrolls on.
  await wait(150);
  await touch('touchEnd');
  await wait(50);
}

async function drawn(selector: string) {
  await expect.poll(() => testHost.host.querySelector(selector)).not.toBeNull();
}

const folders = Array.from({ length: 40 }, (_, at) => ({ id: `f${at}`, label: `Folder ${at}` }));

test('a tree: a long press picks a row up, a swipe scrolls', async () => {
  const moves: TreeMove[] = [];
  testHost.root.render(
    <div style={{ height: 300, width: 320 }}>
      <Tree label="Drive" nodes={folders} fills onMove={(move) => moves.push(move)} />
    </div>,
  );
  await drawn('[data-id="f6"]');
  const tree = testHost.host.querySelector('[role="tree"]');
  await swipe(middleOf('[data-id="f6"]'), middleOf('[data-id="f2"]'));
  expect(moves).toEqual([]);
  await expect.poll(() => tree?.scrollTop).toBeGreaterThan(40);
  tree?.scrollTo({ top: 0 });
  await wait(50);

  await dragTo(middleOf('[data-id="f1"]'), middleOf('[data-id="f4"]'));
  expect(moves).toMatchObject([{ ids: ['f1'], parentId: 'f4' }]);
  expect(tree?.scrollTop).toBe(0);
});

interface Item {
  id: string;
  name: string;
  parts?: Item[];
}
const items: Item[] = Array.from({ length: 40 }, (_, at) => ({
  id: `i${at}`,
  name: `Item ${at}`,
  ...(at === 1 ? { parts: [{ id: 'i1a', name: 'Part of 1' }] } : {}),
}));
const tap = async (at: Point) => {
  await touch('touchStart', [at]);
  await wait(40);
  await touch('touchEnd');
  await wait(80);
};
/** Position in a table row: its expander, its checkbox, or a distance from the start of its name. */
function inRow(id: string, where: 'twist' | 'check' | 'name'): Point {
  const inside = { twist: ' [data-twist]', check: ' [data-check]', name: ' [role="rowheader"]' }[where];
  const element = testHost.host.querySelector(`[data-id="${id}"]${inside}`);
  if (!element) throw new Error(`${id} has no ${where}`);
  const box = element.getBoundingClientRect();
  return { x: box.x + Math.min(box.width / 2, 80), y: box.y + box.height / 2 };
}

function TouchedTable(props: {
  onMove: (move: TreeMove) => void;
  onOpen: (id: string) => void;
  onSelect: (ids: string[]) => void;
}) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ height: 400, width: 800, display: 'flex', flexDirection: 'column' }}>
      <TreeTable<Item>
        label="Items"
        fills
        columns={[{ id: 'name', header: 'Name', accessor: (row) => row.name, width: 400 }]}
        rows={items}
        getRowId={({ id }) => id}
        rowLabel={({ name }) => name}
        getSubRows={({ parts }) => parts}
        rowActions={() => [{ id: 'open', label: 'Open', onAction: () => undefined }]}
        selection={selected}
        onSelectionChange={(next) => {
          const ids = next === 'all' ? items.map(({ id }) => id) : [...next];
          select(new Set(ids));
          props.onSelect(ids);
        }}
        onRowOpen={({ id }) => props.onOpen(id)}
        onMove={props.onMove}
      />
    </div>
  );
}

test('a tree table: a tap expands, selects and opens, a long press picks a row up, a swipe scrolls', async () => {
  const moves: TreeMove[] = [];
  const opened: string[] = [];
  const chosen: string[][] = [];
  testHost.root.render(
    <TouchedTable
      onMove={(move) => moves.push(move)}
      onOpen={(id) => opened.push(id)}
      onSelect={(ids) => chosen.push(ids)}
    />,
  );
  await drawn('[data-id="i6"]');
  await tap(inRow('i1', 'twist'));
  await drawn('[data-id="i1a"]');
  await tap(inRow('i3', 'check'));
  await tap(inRow('i4', 'check'));
  expect(chosen).toEqual([['i3'], ['i3', 'i4']]);
  expect([opened, moves]).toEqual([[], []]);
  await tap(inRow('i2', 'name'));
  expect(opened).toEqual(['i2']);

  const scroller = testHost.host.querySelector('[role="treegrid"]')?.parentElement;
  await swipe(inRow('i6', 'name'), inRow('i2', 'name'));
  expect([moves, opened]).toEqual([[], ['i2']]);
  await expect.poll(() => scroller?.scrollTop).toBeGreaterThan(40);
  // Waits for the momentum of a swipe to end.
  await wait(300);
  scroller?.scrollTo({ top: 0 });
  await expect.poll(() => scroller?.scrollTop).toBe(0);
  await wait(100);

  // An unselected item is moved alone, selected ones together; nothing opens, and no menu.
  await dragTo(inRow('i6', 'name'), inRow('i2', 'name'));
  await dragTo(inRow('i3', 'name'), inRow('i5', 'name'));
  expect(moves).toMatchObject([
    { ids: ['i6'], parentId: 'i2' },
    { ids: ['i3', 'i4'], parentId: 'i5' },
  ]);
  expect(scroller?.scrollTop).toBe(0);
  expect(opened).toEqual(['i2']);
  expect(document.querySelector('[role="menu"]')).toBeNull();
  // Collapses the row with its children.
  await tap(inRow('i1', 'twist'));
  await expect.poll(() => testHost.host.querySelector('[data-id="i1a"]')).toBeNull();
  expect(chosen).toHaveLength(2);
});

const cards: BoardCard[] = ['new', 'won'].flatMap((columnId) =>
  Array.from({ length: 12 }, (_, at) => ({ id: `${columnId}${at}`, columnId, title: `Bid ${at}` })),
);

test('a board: a long press picks a card up, a swipe scrolls its column', async () => {
  const moves: BoardMove[] = [];
  testHost.root.render(
    <div style={{ height: 320, width: 640 }}>
      <Board
        label="Bids"
        columns={[
          { id: 'new', label: 'New' },
          { id: 'won', label: 'Won' },
        ]}
        cards={cards}
        onMove={(move) => moves.push(move)}
      />
    </div>,
  );
  await drawn('[data-card="new2"]');
  const list = testHost.host.querySelector('[data-card="new2"]')?.closest('ul')?.parentElement;
  await swipe(middleOf('[data-card="new2"]'), middleOf('[data-card="new0"]'));
  expect(moves).toEqual([]);
  await expect.poll(() => list?.scrollTop).toBeGreaterThan(20);
  list?.scrollTo({ top: 0 });
  await wait(50);

  await dragTo(middleOf('[data-card="new1"]'), middleOf('[data-card="won0"]'));
  expect(moves).toMatchObject([{ cardId: 'new1', columnId: 'won' }]);
  expect(list?.scrollTop).toBe(0);
});

test('a calendar: a long press picks an event up in the hour view, a swipe scrolls them', async () => {
  const moves: CalendarMove[] = [];
  function Week() {
    const [opened, open] = useState('');
    return (
      <div style={{ height: 640, width: 900 }} data-opened={opened}>
        <Calendar
          label="Schedule"
          today="2026-03-10"
          defaultView="week"
          events={[{ id: 'mock', title: 'Mock-up', start: '2026-03-10', time: '09:00', endTime: '10:00' }]}
          onOpen={open}
          onMove={(move) => moves.push(move)}
        />
      </div>
    );
  }
  testHost.root.render(<Week />);
  await drawn('[data-event="mock"]');
  const grid = testHost.host.querySelector('[role="grid"]')?.parentElement;
  const before = grid?.scrollTop ?? 0;
  await swipe(middleOf('[data-event="mock"]'), middleOf('[data-slot="2026-03-10/450"]'));
  expect(moves).toEqual([]);
  await expect.poll(() => grid?.scrollTop).toBeGreaterThan(before + 20);
  // Waits for the momentum of a swipe to end.
  await wait(400);
  grid?.scrollTo({ top: before });
  await expect.poll(() => grid?.scrollTop).toBe(before);
  await wait(100);

  await dragTo(middleOf('[data-event="mock"]'), middleOf('[data-event="mock"]'));
  expect(moves).toEqual([]);
  const from = middleOf('[data-event="mock"]');
  const to = middleOf('[data-slot="2026-03-12/600"]');
  await dragTo(from, { x: to.x, y: to.y });
  await expect.poll(() => moves).toMatchObject([{ id: 'mock', start: '2026-03-12' }]);
  expect(testHost.host.querySelector('[data-opened]')?.getAttribute('data-opened')).toBe('');
});
