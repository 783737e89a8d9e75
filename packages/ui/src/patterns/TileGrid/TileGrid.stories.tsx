import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/Feedback/States.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { TileGrid } from './TileGrid.tsx';
import {
  arabicTiles,
  KeptGrid,
  layout,
  longTiles,
  manyPlaces,
  manyTiles,
  tiles,
} from './tileGrid.stories.parts.tsx';

const meta = {
  title: 'Patterns/TileGrid',
  component: TileGrid,
  args: {
    label: 'Morning page',
    tiles,
    layout,
    onLayoutChange: fn(),
    onPhoneOrderChange: fn(),
  },
  render: (args) => <KeptGrid {...args} />,
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const tile = (root: HTMLElement, id: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-tile="${id}"]`);
  if (!found) throw new Error(`No tile ${id}`);
  return found;
};
const grip = (root: HTMLElement, title: string) =>
  within(root).getByRole('button', { name: `Move ${title}` });
/** Line that says where a held tile would land. */
const line = () => document.querySelector('[role="status"][aria-atomic]');
const lastLayout = (onLayoutChange: unknown) =>
  (onLayoutChange as ReturnType<typeof fn>).mock.calls.at(-1)?.[0] as typeof layout;
const placeOf = (places: typeof layout, id: string) => places.find((place) => place.id === id);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(tiles.map(({ title }) => title));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Open commitments by job' }));
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem', { name: 'Open report' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const Editing: Story = { args: { isEditing: true, defaultSelectedId: 'commitments' } };

export const Keyboard: Story = {
  args: { isEditing: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(grip(canvasElement, 'Backlog')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(grip(canvasElement, 'Weighted pipeline')).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(grip(canvasElement, 'Backlog')).toHaveFocus();

    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(line()).toHaveTextContent('Backlog: column 2, row 1. 4 other tiles move.');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(line()).toHaveTextContent('Backlog cannot move further in this direction.');
    await userEvent.keyboard('{Escape}');
    await expect(line()).toBeNull();
    await expect(args.onLayoutChange).not.toHaveBeenCalled();
    await expect(canvasElement).toHaveTextContent('Backlog moved back');

    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(canvasElement).toHaveTextContent('Backlog moved to column 1, row 7');
    await expect(placeOf(lastLayout(args.onLayoutChange), 'pipeline')).toMatchObject({ x: 0, y: 2 });
    await waitFor(() => expect(grip(canvasElement, 'Backlog')).toHaveFocus());

    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(line()).toHaveTextContent('Backlog: 5 columns wide, 3 rows high.');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(line()).toHaveTextContent('Backlog has reached its limit in this direction.');
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement).toHaveTextContent('Backlog is now 5 columns wide and 2 rows high');
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ kind: 'resize', id: 'backlog' }),
    );

    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(tile(canvasElement, 'backlog')).toHaveStyle({ gridColumnStart: '1' }));
    await userEvent.keyboard('{Delete}');
    await expect(lastLayout(args.onLayoutChange).length).toBe(layout.length - 1);
    await waitFor(() => expect(grip(canvasElement, 'Cash in 30 days')).toHaveFocus());
    await expect(canvasElement).toHaveTextContent('Backlog removed');
  },
};

export const Pointer: Story = {
  args: { isEditing: true },
  play: async ({ canvasElement, args }) => {
    const backlog = tile(canvasElement, 'backlog');
    const from = backlog.getBoundingClientRect();
    const to = tile(canvasElement, 'commitments').getBoundingClientRect();
    fire('pointerdown', backlog, from.left + 20, from.top + 20);
    fire('pointermove', window, from.left + 40, from.top + 40);
    fire('pointermove', window, to.left + 20, to.top + 20);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-landing]')).toHaveTextContent('Drop Backlog here, 3 × 2'),
    );
    await waitFor(() => expect(line()).toHaveTextContent('Backlog: column 6, row 3.'));
    fire('pointerup', window, to.left + 20, to.top + 20);
    await waitFor(() => expect(args.onLayoutChange).toHaveBeenCalledTimes(1));
    const moved = lastLayout(args.onLayoutChange);
    await expect(placeOf(moved, 'backlog')).toMatchObject({ x: 5, y: 2, width: 3, height: 2 });
    await expect(placeOf(moved, 'commitments')).toMatchObject({ x: 5, y: 4 });

    const corner = tile(canvasElement, 'backlog').querySelector('[data-edge="bottomEnd"]');
    if (!corner) throw new Error('No handle');
    const { left, top, width, height } = tile(canvasElement, 'backlog').getBoundingClientRect();
    fire('pointerdown', corner, left + width, top + height);
    fire('pointermove', window, left + width + 20, top + height + 20);
    fire('pointermove', window, left + width * 2, top + height * 2);
    await waitFor(() => expect(line()).toHaveTextContent('Backlog: 6 columns wide, 4 rows high.'));
    fire('pointerup', window, left + width * 2, top + height * 2);
    await waitFor(() =>
      expect(placeOf(lastLayout(args.onLayoutChange), 'backlog')).toMatchObject({ width: 6, height: 4 }),
    );
  },
};

/** A tile is held over its new place. */
export const Held: Story = {
  args: { isEditing: true },
  play: async ({ canvasElement }) => {
    const cash = tile(canvasElement, 'cash');
    const from = cash.getBoundingClientRect();
    const to = tile(canvasElement, 'waits').getBoundingClientRect();
    fire('pointerdown', cash, from.left + 20, from.top + 20);
    fire('pointermove', window, from.left + 40, from.top + 40);
    fire('pointermove', window, to.right + 60, to.top + 60);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-landing]')).toHaveTextContent('Nothing else moves.'),
    );
  },
};

/** Steps for a pointer that cannot drag. */
export const MenuSteps: Story = {
  args: { isEditing: true },
  play: async ({ canvasElement, args }) => {
    const open = async (item: string) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Backlog' }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
    };
    await open('Wider');
    await waitFor(() =>
      expect(placeOf(lastLayout(args.onLayoutChange), 'backlog')).toMatchObject({ width: 4 }),
    );
    await open('Right');
    await waitFor(() => expect(placeOf(lastLayout(args.onLayoutChange), 'backlog')).toMatchObject({ x: 1 }));
    await open('Down');
    await waitFor(() =>
      expect(grip(canvasElement, 'Backlog').closest('section')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await open('Remove tile');
    await waitFor(() => expect(placeOf(lastLayout(args.onLayoutChange), 'backlog')).toBeUndefined());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-grip'));
  },
};

export const ReadOnly: Story = {
  args: { isEditing: true, onLayoutChange: undefined, onPhoneOrderChange: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Move/ })).toBeNull();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <TileGrid label="Loading" tiles={[]} layout={layout} isLoading />
      <TileGrid label="Empty" tiles={[]} layout={[]} />
      <TileGrid
        label="Empty with an action"
        tiles={[]}
        layout={[]}
        isEditing
        onLayoutChange={fn()}
        empty={
          <EmptyState title="This page is empty" action={<Button>Add tile</Button>}>
            Add a figure, a chart or a list.
          </EmptyState>
        }
      />
      <TileGrid
        label="Error"
        tiles={[]}
        layout={layout}
        error="The server did not answer. The layout is unchanged."
        onRetry={fn()}
      />
    </Stack>
  ),
};

/** A stored layout with overlaps, gaps and places outside of the columns is repaired. */
export const BrokenLayout: Story = {
  args: {
    layout: layout.map((place, at) => ({
      ...place,
      x: at === 1 ? -4 : at === 3 ? 40 : place.x,
      y: at === 4 ? 1e9 : place.y,
      width: at === 2 ? 0 : at === 5 ? 13 : place.width,
    })),
  },
};

export const LongContent: Story = { args: { tiles: longTiles, isEditing: true, defaultSelectedId: 'cash' } };

export const ManyItems: Story = {
  args: { tiles: manyTiles, layout: manyPlaces, isEditing: true },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAttribute('data-grip', 'tile39');
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { phoneOrder: ['over', 'cash'] },
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[data-tile]')].map((one) =>
      one.getAttribute('data-tile'),
    );
    await expect(ids.slice(0, 3)).toEqual(['over', 'cash', 'backlog']);
  },
};

/** On a phone the order is changed, and the layout of wide screens stays. */
export const PhoneOrder: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isEditing: true },
  play: async ({ canvasElement, args }) => {
    grip(canvasElement, 'Backlog').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(line()).toHaveTextContent('Backlog: position 2 of 7.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPhoneOrderChange).toHaveBeenLastCalledWith([
      'cash',
      'backlog',
      'deliveries',
      'over',
      'pipeline',
      'commitments',
      'waits',
    ]);
    await expect(args.onLayoutChange).not.toHaveBeenCalled();
    await waitFor(() => expect(grip(canvasElement, 'Backlog')).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الصفحة', tiles: arabicTiles, isEditing: true, defaultSelectedId: 'commitments' },
  play: async ({ canvasElement, args }) => {
    const first = canvasElement.querySelector<HTMLElement>('[data-grip="backlog"]');
    first?.focus();
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}');
    await expect(placeOf(lastLayout(args.onLayoutChange), 'backlog')).toMatchObject({ x: 1 });
    const commitments = tile(canvasElement, 'commitments').getBoundingClientRect();
    await expect(commitments.left).toBeLessThan(tile(canvasElement, 'pipeline').getBoundingClientRect().left);
  },
};
