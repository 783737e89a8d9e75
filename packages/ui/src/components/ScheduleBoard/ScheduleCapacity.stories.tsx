import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { KeptBoard } from './KeptBoard.stories.parts.tsx';
import { ScheduleBoard } from './ScheduleBoard.tsx';
import { shopBars, shopLinks, shopRows, shopTime } from './scheduleBoard.stories.parts.ts';

const meta = {
  title: 'Data/ScheduleBoard capacity',
  component: ScheduleBoard,
  args: {
    label: 'Plan of the shop',
    rowsLabel: 'Work center',
    mode: 'capacity',
    rows: shopRows,
    bars: shopBars,
    links: shopLinks,
    workTime: shopTime,
    today: '2026-03-10',
    nowMinute: 615,
    highlightedGroupId: 'MO-0122',
    onOpen: fn(),
    onMove: fn(),
    onResize: fn(),
  },
  render: (args) => <KeptBoard {...args} />,
} satisfies Meta<typeof ScheduleBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = (element: HTMLElement, id: string): HTMLElement => {
  const found = element.querySelector<HTMLElement>(`[data-bar="${id}"]`);
  if (!found) throw new Error(`No bar ${id}`);
  return found;
};
const line = () => document.querySelector('[role="status"][aria-atomic]');

export const Default: Story = {};
export const Day: Story = { args: { defaultZoom: 'day' } };
export const Month: Story = { args: { defaultZoom: 'month' } };
export const Quarter: Story = { args: { defaultZoom: 'quarter' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: /^MO-0122 · Frames/ })[0] ?? canvasElement);
    await expect(args.onOpen).toHaveBeenLastCalledWith('saw-MO-0122');
  },
};
export const EditOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { refuseMove: ({ rowId }) => (rowId === 'saw' ? 'The saw is down until Thursday.' : undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Actions for MO-0122' })[0] ?? canvasElement);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Change dates' }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save dates' }));
    await expect(await within(dialog).findByText('The saw is down until Thursday.')).toBeVisible();
  },
};

export const MoveByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    bar(canvasElement, 'edge-MO-0127').focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}');
    await waitFor(() =>
      expect(line()).toHaveTextContent(
        /MO-0127 starts on Laminate press, Wed, Mar 11, 12:00 PM, and ends Wed, Mar 11, 3:00 PM\./,
      ),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith({
        barId: 'edge-MO-0127',
        rowId: 'press',
        start: '2026-03-11',
        startMinute: 720,
        finish: '2026-03-11',
        finishMinute: 900,
      }),
    );
    await waitFor(() =>
      expect(bar(canvasElement, 'edge-MO-0127').closest('[data-row]')).toHaveAttribute('data-row', 'press'),
    );
    await waitFor(() => expect(bar(canvasElement, 'edge-MO-0127')).toHaveFocus());
  },
};

/** A bar keeps its working hours over breaks and nights, and the line says that the day gets too full. */
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const moved = bar(canvasElement, 'edge-MO-0127');
    const from = moved.getBoundingClientRect();
    const target = canvasElement.querySelector('[data-row="finish"]')?.getBoundingClientRect();
    if (!target) throw new Error('No such row');
    fire('pointerdown', moved, from.x + 30, from.y + 10);
    fire('pointermove', window, from.x + 40, from.y + 10);
    fire('pointermove', window, from.x + 30 + 164, target.y + 40);
    await waitFor(() => expect(line()).toHaveTextContent(/MO-0127 starts on Finishing booth, Thu, Mar 12/));
    await expect(document.querySelector('[data-row="finish"] [data-landing]')).toBeVisible();
  },
};

export const Resizing: Story = {
  play: async ({ canvasElement }) => {
    const edge = bar(canvasElement, 'edge-MO-0127').lastElementChild;
    const box = edge?.getBoundingClientRect();
    if (!edge || !box) throw new Error('It has no edge to take');
    fire('pointerdown', edge, box.x + 4, box.y + 10);
    fire('pointermove', window, box.x + 10, box.y + 10);
    fire('pointermove', window, box.x + 4 + 16, box.y + 10);
    await waitFor(() => expect(line()).toHaveTextContent(/ends Wed, Mar 11, 3:30 PM/));
  },
};

export const OverCapacity: Story = {
  args: {
    highlightedGroupId: undefined,
    bars: [
      ...shopBars,
      {
        id: 'rush',
        rowId: 'edge',
        label: 'MO-0140',
        detail: 'Rush order',
        start: '2026-03-11',
        startMinute: 420,
        finish: '2026-03-11',
        finishMinute: 930,
        status: 'late',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('11.0 of 8 h')).toBeVisible();
  },
};
