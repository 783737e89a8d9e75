import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { CanvasCondition } from '../types.ts';
import { englishEngineMessages } from '../canvas/engineMessages.ts';
import type { SymbolSearchView } from './SymbolSearchView.ts';
import { SymbolSearchBar } from './SymbolSearchBar.tsx';

const condition: CanvasCondition = {
  uuid: 'e1',
  code: 'E1',
  name: 'Duplex receptacle',
  type: 'count',
  color: '#b4232c',
};
const found: Extract<SymbolSearchView, { phase: 'found' }> = {
  phase: 'found',
  condition,
  proposed: 13,
  rejected: 1,
  counted: 0,
  current: { number: 3, similarity: 0.94, isRejected: false },
  filter: { least: 0.9, takesTurned: true, takesMirrored: false, within: null },
  isFraming: false,
  isCapped: false,
};

interface Args {
  view: SymbolSearchView;
  onAdd: () => void;
  onCancel: () => void;
}

function Example({ view, onAdd, onCancel }: Args) {
  const [now, setNow] = useState(view);
  const change = (next: Partial<typeof found>) => now.phase === 'found' && setNow({ ...now, ...next });
  return (
    <div style={{ position: 'relative', height: 320 }}>
      <SymbolSearchBar
        view={now}
        messages={englishEngineMessages}
        controls={{
          begin: () => setNow({ phase: 'box' }),
          refine: (filter) => now.phase === 'found' && change({ filter: { ...now.filter, ...filter } }),
          setRegion: (isFraming) => change({ isFraming }),
          step: (by) =>
            now.phase === 'found' &&
            now.current &&
            change({ current: { ...now.current, number: now.current.number + by } }),
          rejectCurrent: () =>
            now.phase === 'found' &&
            now.current &&
            change({ current: { ...now.current, isRejected: !now.current.isRejected } }),
        }}
        onAdd={onAdd}
        onCancel={onCancel}
        onFocus={() => undefined}
      />
    </div>
  );
}

export default {
  title: 'Takeoff/AlikeBar',
  component: Example,
  args: { view: found, onAdd: fn(), onCancel: fn() },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** Results with the current match and adding. */
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('group', { name: 'Symbol search' });
    await expect(within(bar).getByText('14 found')).toBeVisible();
    await expect(within(bar).getByRole('slider', { name: 'Minimum similarity' })).toHaveAttribute(
      'aria-valuetext',
      '90%',
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Next' }));
    await expect(within(bar).getByText('4 of 14, 94% similar')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Reject' }));
    await expect(within(bar).getByRole('button', { name: 'Accept' })).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Mirrored' }));
    await expect(within(bar).getByRole('button', { name: 'Mirrored' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Add 13' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    within(bar).getByRole('slider').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Drawing the box around a symbol. */
export const Box: Story = { args: { view: { phase: 'box' } } };
export const Searching: Story = { args: { view: { phase: 'searching', part: 0.4 } } };
export const Failed: Story = { args: { view: { phase: 'failed' } } };
/** All places are already counted. */
export const AllCounted: Story = {
  args: { view: { ...found, proposed: 0, rejected: 0, counted: 14, current: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add' })).toBeDisabled();
  },
};
/** More matches than the limit, while framing a region. */
export const Capped: Story = {
  args: { view: { ...found, proposed: 1000, rejected: 0, isCapped: true, isFraming: true } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
