import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { ReportBuilder } from './ReportBuilder.tsx';
import { layout, LiveBuilder, longLayout, longSources, sources } from './reportBuilder.stories.parts.tsx';
import type { ReportLayout } from './reportTypes.ts';

const meta = {
  title: 'Patterns/ReportBuilder',
  component: ReportBuilder,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Open commitments by job and vendor',
    sources,
    defaultLayout: layout,
    onLayoutChange: fn(),
    onFilterAdd: fn(),
    children: null,
  },
  render: (args) => <LiveBuilder {...args} />,
} satisfies Meta<typeof ReportBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (onLayoutChange: unknown) =>
  (onLayoutChange as ReturnType<typeof fn>).mock.calls.at(-1)?.[0] as ReportLayout;
const idsOf = (of: ReportLayout) => [of.rows, of.columns, of.values].map((list) => list.map(({ id }) => id));
const slot = (root: HTMLElement, name: string) => within(root).getByRole('list', { name });
/** Shows a panel that is behind a tab on a narrow screen. */
async function openPanel(root: HTMLElement, name: string): Promise<void> {
  const tab = within(root).queryByRole('tab', { name });
  if (tab) await userEvent.click(tab);
}
const chip = (root: HTMLElement, slotName: string, name: string | RegExp) =>
  within(slot(root, slotName)).getByRole('button', { name });
const menuItem = (name: string | RegExp) =>
  within(document.body).findByRole('menuitem', { name }, { timeout: 3000 });
const center = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export const Default: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement, 'Fields');
    const tree = within(canvasElement).getByRole('tree', { name: 'Fields' });
    await expect(within(tree).getByRole('treeitem', { name: /Open amount/ })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await expect(within(tree).getByRole('treeitem', { name: /Pay rates/ })).toHaveAttribute('aria-disabled');
    await openPanel(canvasElement, 'Result');
    await expect(await within(canvasElement).findByRole('treegrid')).toHaveTextContent('234,211.55');
  },
};

/** Fields are found, added and removed in the tree. */
export const FieldKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Find a field' });
    await userEvent.type(search, 'promised');
    await expect(canvasElement).toHaveTextContent('1 field');
    for (let tabs = 0; tabs < 3 && !document.activeElement?.matches('[role="treeitem"]'); tabs++)
      await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(idsOf(last(args.onLayoutChange))).toEqual([
      ['job', 'vendor', 'promised'],
      ['late'],
      ['amount', 'item', 'share'],
    ]);
    await expect(canvasElement).toHaveTextContent('Promised on added to rows');
    await expect(document.activeElement).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement).toHaveTextContent('Promised on removed');
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(canvasElement).toHaveTextContent('No fields match “zzz”');
    await userEvent.clear(search);
    const source = canvas.getByRole('treeitem', { name: 'Job one' });
    source.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(source).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('treeitem', { name: /Project manager/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Job');
  },
};

/** Keys of the slots. */
export const SlotKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const focused = () => document.activeElement?.closest('[data-entry]')?.getAttribute('data-entry');
    chip(canvasElement, 'Rows', /^Job/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('vendor');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(idsOf(last(args.onLayoutChange))[0]).toEqual(['vendor', 'job']);
    await expect(canvasElement).toHaveTextContent('Vendor moved to rows, position 1 of 2');
    await expect(focused()).toBe('vendor');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(idsOf(last(args.onLayoutChange)).slice(0, 2)).toEqual([['job'], ['late', 'vendor']]);
    await waitFor(() => expect(focused()).toBe('vendor'));
    await userEvent.keyboard('{F2}');
    const input = within(canvasElement).getByRole('textbox', { name: 'New name for Vendor' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Supplier{Enter}');
    await expect(last(args.onLayoutChange).columns[1]).toMatchObject({ label: 'Supplier' });
    await waitFor(() => expect(focused()).toBe('vendor'));
    await userEvent.keyboard('{Delete}');
    await expect(idsOf(last(args.onLayoutChange))[1]).toEqual(['late']);
    await waitFor(() => expect(focused()).toBe('late'));
  },
};

/** Weight and direction of sorts. */
export const Sorting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(chip(canvasElement, 'Rows', /^Job/));
    await userEvent.click(await menuItem(/^Sort/));
    await userEvent.click(
      await within(document.body).findByRole('menuitemradio', { name: 'Ascending' }, { timeout: 3000 }),
    );
    const sorts = () =>
      last(args.onLayoutChange).sort.map(({ entryId, direction }) => `${entryId} ${direction}`);
    await waitFor(() => expect(sorts()).toEqual(['amount descending', 'job ascending']));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    chip(canvasElement, 'Sort', /^Job/).focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(sorts()).toEqual(['job ascending', 'amount descending']);
    await waitFor(() => expect(chip(canvasElement, 'Sort', /^Job/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(sorts()).toEqual(['job ascending']);
  },
};

/** Settings of a value and moving by the menu. */
export const Menus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(chip(canvasElement, 'Values', /^Open amount/));
    await userEvent.click(await menuItem(/^Show as/));
    await userEvent.click(
      await within(document.body).findByRole('menuitemradio', { name: '% of row' }, { timeout: 3000 }),
    );
    await waitFor(() => expect(last(args.onLayoutChange).values[0]).toMatchObject({ showAs: 'row' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('65.3%'));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await userEvent.click(chip(canvasElement, 'Rows', /^Vendor/));
    await userEvent.click(await menuItem('Move to'));
    await userEvent.click(await menuItem('Columns'));
    await waitFor(() => expect(idsOf(last(args.onLayoutChange))[1]).toEqual(['late', 'vendor']));
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** A field is dragged to a slot, and refused where it does not belong. */
export const Dragging: Story = {
  play: async ({ canvasElement, args }) => {
    const drag = async (from: Element, to: Element) => {
      const [start, end] = [center(from), center(to)];
      fire('pointerdown', from, start.x, start.y);
      fire('pointermove', window, start.x + 10, start.y + 10);
      fire('pointermove', window, end.x, end.y);
      await waitFor(() => expect(document.querySelector('[role="status"][aria-atomic]')).not.toBeNull());
    };
    const canvas = within(canvasElement);
    const values = slot(canvasElement, 'Values');
    await drag(canvas.getByRole('treeitem', { name: /Ordered quantity/ }), values);
    await waitFor(() =>
      expect(document.body).toHaveTextContent(/Move Ordered quantity to values, position \d/),
    );
    fire('pointerup', window, center(values).x, center(values).y);
    await waitFor(() => expect(idsOf(last(args.onLayoutChange))[2]).toContain('quantity'));

    const columns = slot(canvasElement, 'Columns');
    await drag(canvas.getByRole('treeitem', { name: /^Vendor$/ }), columns);
    await waitFor(() => expect(document.body).toHaveTextContent('Vendor is already in rows.'));
    fire('pointerup', window, center(columns).x, center(columns).y);
    await waitFor(() =>
      expect(canvasElement.querySelector('p')).toHaveTextContent('Vendor is already in rows.'),
    );

    const job = chip(canvasElement, 'Rows', /^Job/);
    await drag(job, columns);
    fire('pointerup', window, center(columns).x + 60, center(columns).y);
    await waitFor(() => expect(idsOf(last(args.onLayoutChange))[1]).toContain('job'));
  },
};

export const Empty: Story = { args: { defaultLayout: { rows: [], columns: [], values: [], sort: [] } } };

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      {[
        { label: 'Loading', isLoading: true },
        { label: 'Failed', error: 'The server did not answer. The layout is unchanged.', onRetry: fn() },
        { label: 'Read-only', isReadOnly: true },
      ].map((more) => (
        <div key={more.label} style={{ height: 320, display: 'flex' }}>
          <ReportBuilder {...args} {...more}>
            <Stack padding={24}>
              <Text tone="muted">Result</Text>
            </Stack>
          </ReportBuilder>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const readOnly = within(canvasElement).getByRole('region', { name: 'Read-only' });
    await expect(within(readOnly).queryByRole('button')).toBeNull();
    await expect(within(readOnly).queryByRole('tree')).toBeNull();
  },
};

export const LongContent: Story = { args: { sources: longSources, defaultLayout: longLayout } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Fields' }));
    await userEvent.click(canvas.getByRole('treeitem', { name: /Promised on/ }));
    await expect(idsOf(last(args.onLayoutChange))[0]).toEqual(['job', 'vendor', 'promised']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Layout' }));
    await expect(chip(canvasElement, 'Rows', /Promised on/)).toBeVisible();
  },
};

export const PhoneResult: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, args }) => {
    await openPanel(canvasElement, 'Layout');
    chip(canvasElement, 'Rows', /^Job/).focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(idsOf(last(args.onLayoutChange))[0]).toEqual(['vendor', 'job']);
  },
};
