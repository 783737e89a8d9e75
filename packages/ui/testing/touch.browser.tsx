/**
 * Trees, boards and calendars by finger, with touches that come from the browser itself: a rest picks up what lies under
 * the finger, and whatever moves sooner scrolls.
 */
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import '../exports/tokens.ts';
import { Board, type BoardCard, type BoardMove } from '../exports/Board.ts';
import { Calendar, type CalendarMove } from '../exports/Calendar.ts';
import { Tree, type TreeMove } from '../exports/Tree.ts';

let host: HTMLElement;
let root: Root;

beforeAll(async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  return async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  };
});
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

interface Point {
  x: number;
  y: number;
}

/** The middle of what has these words, as the page around the tests' frame counts. */
function middleOf(selector: string): Point {
  const element = host.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  const box = element.getBoundingClientRect();
  return { x: box.x + Math.min(box.width / 2, 60), y: box.y + Math.min(box.height / 2, 20) };
}
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) {
  const frame = window.frameElement;
  const around = frame?.getBoundingClientRect();
  const scale = around && frame instanceof HTMLElement ? around.width / frame.clientWidth : 1;
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: at ? [{ x: (around?.x ?? 0) + at.x * scale, y: (around?.y ?? 0) + at.y * scale }] : [],
  });
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function glide(from: Point, to: Point) {
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    });
    await wait(20);
  }
}
/** A finger rests, then carries. */
async function carry(from: Point, to: Point) {
  await touch('touchStart', from);
  await wait(350);
  await glide(from, to);
  await wait(50);
  await touch('touchEnd');
  await wait(50);
}
/** A finger moves at once. */
async function swipe(from: Point, to: Point) {
  await touch('touchStart', from);
  await glide(from, to);
  // It comes to rest before it leaves, so that nothing scrolls on.
  await wait(150);
  await touch('touchEnd');
  await wait(50);
}

async function drawn(selector: string) {
  await expect.poll(() => host.querySelector(selector)).not.toBeNull();
}

const folders = Array.from({ length: 40 }, (_, at) => ({ id: `f${at}`, label: `Folder ${at}` }));

test('a tree: a rest picks a row up, a swipe scrolls', async () => {
  const moves: TreeMove[] = [];
  root.render(
    <div style={{ height: 300, width: 320 }}>
      <Tree label="Drive" nodes={folders} fills onMove={(move) => moves.push(move)} />
    </div>,
  );
  await drawn('[data-id="f6"]');
  const tree = host.querySelector('[role="tree"]');
  await swipe(middleOf('[data-id="f6"]'), middleOf('[data-id="f2"]'));
  expect(moves).toEqual([]);
  await expect.poll(() => tree?.scrollTop).toBeGreaterThan(40);
  tree?.scrollTo({ top: 0 });
  await wait(50);

  await carry(middleOf('[data-id="f1"]'), middleOf('[data-id="f4"]'));
  expect(moves).toMatchObject([{ ids: ['f1'], parentId: 'f4' }]);
  expect(tree?.scrollTop).toBe(0);
});

const cards: BoardCard[] = ['new', 'won'].flatMap((columnId) =>
  Array.from({ length: 12 }, (_, at) => ({ id: `${columnId}${at}`, columnId, title: `Bid ${at}` })),
);

test('a board: a rest picks a card up, a swipe scrolls its column', async () => {
  const moves: BoardMove[] = [];
  root.render(
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
  const list = host.querySelector('[data-card="new2"]')?.closest('ul')?.parentElement;
  await swipe(middleOf('[data-card="new2"]'), middleOf('[data-card="new0"]'));
  expect(moves).toEqual([]);
  await expect.poll(() => list?.scrollTop).toBeGreaterThan(20);
  list?.scrollTo({ top: 0 });
  await wait(50);

  await carry(middleOf('[data-card="new1"]'), middleOf('[data-card="won0"]'));
  expect(moves).toMatchObject([{ cardId: 'new1', columnId: 'won' }]);
  expect(list?.scrollTop).toBe(0);
});

test('a calendar: a rest picks an event up among the hours, a swipe scrolls them', async () => {
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
  root.render(<Week />);
  await drawn('[data-event="mock"]');
  const grid = host.querySelector('[role="grid"]')?.parentElement;
  const before = grid?.scrollTop ?? 0;
  await swipe(middleOf('[data-event="mock"]'), middleOf('[data-slot="2026-03-10/450"]'));
  expect(moves).toEqual([]);
  await expect.poll(() => grid?.scrollTop).toBeGreaterThan(before + 20);
  // A swipe may still run out.
  await wait(400);
  grid?.scrollTo({ top: before });
  await expect.poll(() => grid?.scrollTop).toBe(before);
  await wait(100);

  await carry(middleOf('[data-event="mock"]'), middleOf('[data-event="mock"]'));
  expect(moves).toEqual([]);
  const from = middleOf('[data-event="mock"]');
  const to = middleOf('[data-slot="2026-03-12/600"]');
  await carry(from, { x: to.x, y: to.y });
  await expect.poll(() => moves).toMatchObject([{ id: 'mock', start: '2026-03-12' }]);
  expect(host.querySelector('[data-opened]')?.getAttribute('data-opened')).toBe('');
});
