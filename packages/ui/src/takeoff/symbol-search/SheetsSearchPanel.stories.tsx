import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clinicConditions } from '../fixtures/clinic.ts';
import type { FindOnSheet } from './SheetsQuery.ts';
import { SheetsSearch } from './SheetsSearch.ts';
import { SheetsSearchPanel } from './SheetsSearchPanel.tsx';

/** Ink of a receptacle: a circle with two strokes. */
const crop = (() => {
  const side = 48;
  const ink = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const away = Math.hypot(x - 24, y - 24);
      const isStroke = (Math.abs(x - 19) < 2 || Math.abs(x - 29) < 2) && y > 6 && y < 42;
      if ((away > 13 && away < 16) || isStroke) ink[y * side + x] = 1;
    }
  return { width: side, height: side, ink };
})();

const counts = [9, 4, 0];
const find: FindOnSheet = async ({ pageId }) =>
  Array.from({ length: counts[Number(pageId)] ?? 0 }, (_, at) => ({
    bounds: { x: at * 50, y: 0, width: 20, height: 20 },
    similarity: 0.99 - at * 0.01,
    crop,
  }));
const never: FindOnSheet = (_sheet, _query, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

interface Args {
  /** Searches at once. */
  runs: boolean;
  finder: FindOnSheet;
  onAdd: (marks: number) => void;
}

function Example({ runs, finder, onAdd }: Args) {
  const [search] = useState(
    () =>
      new SheetsSearch(
        {
          marksOn: async (pageId) => (pageId === '1' ? [{ x: 10, y: 10 }] : []),
          add: async (_condition, marks) => {
            onAdd(marks.reduce((sum, { points }) => sum + points.length, 0));
            return async () => undefined;
          },
        },
        finder,
      ),
  );
  useEffect(() => {
    search.begin(
      {
        symbol: {
          picture: { close: () => undefined } as ImageBitmap,
          box: { x: 0, y: 0, width: 20, height: 20 },
          scale: 2,
        },
        filter: { least: 0.9, takesTurned: true, takesMirrored: false, within: null },
        condition: clinicConditions.find(({ type }) => type === 'count')!,
      },
      ['E1.1 Power plan, level 1', 'E1.2 Power plan, level 2', 'A2.1 Floor plan'].map((label, at) => ({
        pageId: String(at),
        label,
        source: { url: `/${at}.pdf` },
      })),
    );
    if (runs) void search.run();
    return () => search.close();
  }, [search, runs]);
  return (
    <div style={{ position: 'relative', height: 560 }}>
      <SheetsSearchPanel search={search} />
    </div>
  );
}

export default {
  title: 'Takeoff/SheetsSearchPanel',
  component: Example,
  args: { runs: true, finder: find, onAdd: fn() },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** Choice of the sheets to search. */
export const Choice: Story = {
  args: { runs: false },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Symbols on several sheets' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'A2.1 Floor plan' }));
    await expect(within(panel).getByRole('button', { name: 'Search 2 sheets' })).toBeEnabled();
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'All sheets' }));
    await expect(within(panel).getByRole('button', { name: 'Search 3 sheets' })).toBeEnabled();
  },
};
export const Searching: Story = { args: { finder: never } };
/** Matches by sheet, of which each can be rejected; a match that is counted already is left out. */
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Symbols on several sheets' });
    await expect(await within(panel).findByText('12 found on 3 sheets')).toBeVisible();
    await expect(within(panel).getByText('1 already counted')).toBeVisible();
    const first = within(panel).getByRole('list', { name: 'E1.1 Power plan, level 1' });
    const match = within(first).getByRole('button', { name: 'Match 2, 98% similar' });
    await userEvent.click(match);
    await expect(match).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(within(panel).getByRole('button', { name: 'Add 11 to SK-1' }));
    await expect(args.onAdd).toHaveBeenCalledWith(11);
    await expect(await within(panel).findByText('11 marks added to SK-1.')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Undo' }));
    await expect(await within(panel).findByRole('button', { name: 'Add 11 to SK-1' })).toBeEnabled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
