import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { Stack } from '../Layout/Layout.tsx';
import { KeptBoard } from './KeptBoard.stories.parts.tsx';
import { ScheduleBoard } from './ScheduleBoard.tsx';
import {
  arabicBars,
  arabicLinks,
  arabicRows,
  clinicBars,
  clinicLinks,
  clinicRows,
  longBars,
  longRows,
  manyBars,
  manyLinks,
  manyRows,
} from './scheduleBoard.stories.parts.ts';

const meta = {
  title: 'Data/ScheduleBoard Gantt',
  component: ScheduleBoard,
  args: {
    label: 'Schedule of the clinic',
    rowsLabel: 'Task',
    rows: clinicRows,
    bars: clinicBars,
    links: clinicLinks,
    today: '2026-03-11',
    onOpen: fn(),
    onMove: fn(),
    onResize: fn(),
    onLink: fn(),
  },
  render: (args) => <KeptBoard {...args} />,
} satisfies Meta<typeof ScheduleBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CriticalPath: Story = { args: { isCriticalShown: true } };
export const Quarter: Story = { args: { defaultZoom: 'quarter' } };
export const Week: Story = { args: { defaultZoom: 'week' } };
export const Collapsed: Story = { args: { defaultCollapsedIds: ['rough', 'close'] } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    bar(canvasElement, 'drywall').focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(document.querySelector('[data-landing]')).toBeNull();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const Compact: Story = { globals: { density: 'compact' } };
export const LongContent: Story = { args: { rows: longRows, bars: longBars, links: [] } };
export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <ScheduleBoard label="Loading" rowsLabel="Task" rows={[]} bars={[]} today="2026-03-11" isLoading />
      <ScheduleBoard label="Empty" rowsLabel="Task" rows={[]} bars={[]} today="2026-03-11" />
      <ScheduleBoard
        label="Error"
        rowsLabel="Task"
        rows={[]}
        bars={[]}
        today="2026-03-11"
        error="The server did not answer. Nothing was changed."
        onRetry={fn()}
      />
      <ScheduleBoard
        label="No dates yet"
        rowsLabel="Task"
        rows={clinicRows.slice(0, 3)}
        bars={[]}
        today="2026-03-11"
      />
    </Stack>
  ),
};

/** Ten thousand tasks: the rows and days in sight are drawn, nothing else. */
export const ManyItems: Story = {
  args: { rows: manyRows, bars: manyBars, links: manyLinks },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-bar]').length).toBeLessThan(80);
    const grid = within(canvasElement).getByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10201');
    canvasElement.querySelector<HTMLElement>('[data-row-name="p0"]')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row-name', '10199'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-bar', '10199'));
    await expect(document.activeElement).toBeVisible();
  },
};

const bar = (element: HTMLElement, id: string): HTMLElement => {
  const found = element.querySelector<HTMLElement>(`[data-bar="${id}"]`);
  if (!found) throw new Error(`No bar ${id}`);
  return found;
};
/** Line that says where a held bar would land. */
const line = () => document.querySelector('[role="status"][aria-atomic]');
const focused = (id: string) => waitFor(() => expect(document.activeElement).toHaveAttribute('data-bar', id));

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const name = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-row-name="${id}"]`);
    name('rough')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(name('framing')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(name('framing')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused('framing');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await focused('electric');
    await expect(args.onOpen).toHaveBeenLastCalledWith('electric');
    await expect(document.activeElement).toHaveAccessibleName(
      /Electrical rough-in, Mar 9.*13, In progress, 40% done, after Metal framing/,
    );
  },
};

export const MoveByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    bar(canvasElement, 'drywall').focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await waitFor(() => expect(line()).not.toBeNull());
    await expect(line()).toHaveTextContent(
      /Drywall starts Thu, Mar 19 and ends Fri, Mar 27\..*This breaks the link with.*Painting/,
    );
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(line()).toHaveTextContent(/ends Mon, Mar 30/));
    await userEvent.keyboard('{Escape}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByText('Drywall returned to its position')).toBeInTheDocument();
    await userEvent.keyboard(' {ArrowLeft}{Enter}');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith({
        barId: 'drywall',
        rowId: 'drywall',
        start: '2026-03-16',
        startMinute: 0,
        finish: '2026-03-24',
        finishMinute: 1440,
      }),
    );
    await focused('drywall');
    await waitFor(() => expect(bar(canvasElement, 'drywall')).toHaveAccessibleName(/Mar 16.*24/));
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const box = bar(canvasElement, 'drywall').getBoundingClientRect();
    fire('pointerdown', bar(canvasElement, 'drywall'), box.x + 60, box.y + 10);
    fire('pointermove', window, box.x + 70, box.y + 10);
    fire('pointermove', window, box.x + 60 + 2 * 36, box.y + 10);
    await waitFor(() => expect(line()).toHaveTextContent(/starts Thu, Mar 19/));
  },
};

export const Refused: Story = {
  args: {
    onMove: fn(
      () =>
        new Promise<string>((answer) => setTimeout(() => answer('Framing is signed off until Mar 20.'), 50)),
    ),
  },
  play: async ({ canvasElement }) => {
    bar(canvasElement, 'drywall').focus();
    await userEvent.keyboard(' {ArrowLeft}{Enter}');
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/Drywall went back.*Framing is signed off until Mar 20\./);
    await expect(bar(canvasElement, 'drywall')).toHaveAccessibleName(/Mar 17.*25/);
  },
};

export const LinkByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    bar(canvasElement, 'ceiling').focus();
    await userEvent.keyboard('l{ArrowDown}{ArrowDown}');
    await focused('casework');
    await expect(line()).toHaveTextContent('Link Ceiling grid to Casework, finish to start.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onLink).toHaveBeenLastCalledWith({ fromId: 'ceiling', toId: 'casework', type: 'FS' }),
    );
    await waitFor(() => expect(canvasElement.querySelector('[data-link="new10"]')).not.toBeNull());
    // A link back to a predecessor would never end.
    bar(canvasElement, 'paint').focus();
    await userEvent.keyboard('l{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(line()).toHaveTextContent('close a circle'));
    await userEvent.keyboard('{Escape}');
    await focused('paint');
  },
};

export const EditDates: Story = {
  play: async ({ canvasElement }) => {
    bar(canvasElement, 'ceiling').focus();
    await userEvent.keyboard('{F2}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Change dates of Ceiling grid' });
    await expect(within(dialog).getByRole('group', { name: /Start/ })).toBeVisible();
  },
};

export const Phone: Story = {
  args: { isCriticalShown: true },
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الجدول',
    rowsLabel: 'المهمة',
    rows: arabicRows,
    bars: arabicBars,
    links: arabicLinks,
  },
  play: async ({ canvasElement }) => {
    // Moving can scroll, so that only the place in the row counts.
    const left = () => {
      const moved = bar(canvasElement, 'b');
      return moved.getBoundingClientRect().left - (moved.parentElement?.getBoundingClientRect().left ?? 0);
    };
    bar(canvasElement, 'b').focus();
    const before = left();
    // Later is at the left.
    await userEvent.keyboard(' {ArrowLeft}{Enter}');
    await waitFor(() => expect(left()).toBeLessThan(before));
  },
};
