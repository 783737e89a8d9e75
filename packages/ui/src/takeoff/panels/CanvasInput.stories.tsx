import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { untilSharp } from '../sharp.stories.parts.ts';
import { ClinicWorkspace } from './clinic.stories.parts.tsx';
import type { WorkspaceCondition } from './workspaceTypes.ts';

const wall: WorkspaceCondition = {
  uuid: 'w9',
  code: 'W9',
  name: 'Shaft wall',
  type: 'linear',
  color: '#2351de',
  group: 'Interiors',
};

/** Keys, focus and tools of the take-off workspace. */
export default {
  ...untilSharp,
  title: 'Takeoff/Canvas input',
  component: ClinicWorkspace,
  parameters: { layout: 'fullscreen' },
  args: { pdfAssetsUrl: '/node_modules/pdfjs-dist', makes: wall },
} satisfies Meta<typeof ClinicWorkspace>;

type Story = StoryObj<typeof ClinicWorkspace>;

const sheetOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('application');

/** A typed length keeps its spaces and unit; Enter places one point, and Finish counts one segment. */
export const TypedLength: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const sheet = sheetOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Linear' }));
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.keyboard(`7' 3 1/2"`);
    await expect(await canvas.findByText(`7' 3 1/2"`)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('P1 Partition, non-rated: 7.3 LF'));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    // Letters of a unit are no tool keys while a length is typed.
    await userEvent.keyboard('12 ft 6 in');
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('12.5 LF'));
    await expect(sheet).toHaveAttribute('data-tool', 'linear');
  },
};

/** A new condition arms its tool, and keys work without a click. */
export const NewConditionArmsItsTool: Story = {
  args: { conditions: [], measures: [], activeConditionId: null },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const sheet = sheetOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'New condition' }));
    await waitFor(() => expect(sheet).toHaveAttribute('data-tool', 'linear'));
    await expect(sheet).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Linear options' })).toHaveTextContent('W9');
  },
};

/**
 * Keys reach the canvas when no control has the focus, and a toggle pressed by pointer gives it back. The overlay is
 * composited only while it shows something.
 */
export const FocusReturns: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const sheet = sheetOf(canvasElement);
    const overlay = [...sheet.querySelectorAll(':scope > canvas')].at(-1);
    await waitFor(() => expect(overlay).not.toBeVisible());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('l');
    await waitFor(() => expect(sheet).toHaveAttribute('data-tool', 'linear'));
    await expect(sheet).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(overlay).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Ortho' }));
    await waitFor(() => expect(sheet).toHaveFocus());
  },
};

/** Arcs end with the tool they were chosen for. */
export const ArcEndsWithItsTool: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Linear' }));
    await userEvent.keyboard('g');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Arc' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Area' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Area options' })).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Line' })).toBeChecked();
  },
};

/** All options of a wall are in view. */
export const OptionsInView: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Surface area' }));
    const bar = await canvas.findByRole('group', { name: 'Surface area options' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const { left, right } = bar.getBoundingClientRect();
    for (const control of within(bar).getAllByRole('button')) {
      await expect(control.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};

const menuItem = (name: string) => screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });

/** A finished line goes on from its end and stays one measure, with the menu key and by Shift L. */
export const ContinueLine: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const sheet = sheetOf(canvasElement);
    const count = canvas.getAllByRole('row').length;
    sheet.focus();
    await userEvent.keyboard('.');
    await waitFor(() =>
      expect(canvas.getByRole('log')).toHaveTextContent('P1 Partition, non-rated: 14.0 LF'),
    );
    await fireEvent.contextMenu(sheet, { button: 0 });
    await userEvent.click(await menuItem('Continue drawing'));
    await waitFor(() => expect(sheet).toHaveAttribute('data-tool', 'linear'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.keyboard('6 ft{Enter}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('log')).toHaveTextContent('P1 Partition, non-rated: 20.0 LF'),
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(count);
    // Esc leaves the measure as it is, and the next drawing is a new one.
    await userEvent.keyboard('v');
    await userEvent.keyboard('.');
    await userEvent.keyboard('{Shift>}l{/Shift}');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.keyboard('3{Enter}{Escape}');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await userEvent.keyboard('5{Enter}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(count + 1));
  },
};

/** A right click on a shape opens what the selection can do, on paper what the page can. */
export const RightClick: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const sheet = sheetOf(canvasElement);
    sheet.focus();
    await fireEvent.contextMenu(sheet, { button: 2, clientX: 5000, clientY: 5000 });
    await expect(await menuItem('Paste')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).toHaveFocus());
    const count = canvas.getAllByRole('row').length;
    await userEvent.keyboard('.');
    await fireEvent.contextMenu(sheet, { button: 0 });
    for (const name of ['Condition', 'Cut', 'Copy', 'Duplicate', 'Mirror horizontally', 'Zoom to selection'])
      await expect(await menuItem(name)).toBeVisible();
    await userEvent.click(await menuItem('Duplicate'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(count + 1));
  },
};

/** White paper is dimmed in the dark theme; the layer of the measures is not. */
export const DimmedPaper: Story = {
  render: (args) => (
    <div data-theme="dark">
      <ClinicWorkspace {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const opacityOf = (element: Element | null | undefined) =>
      Number(element && getComputedStyle(element).opacity);
    const [paper, marks] = sheetOf(canvasElement).children;
    await expect(opacityOf(paper)).toBeLessThan(0.9);
    await expect(opacityOf(marks)).toBe(1);
  },
};

/** On a phone the options scroll in one row, and Finish stays in view. */
export const PhoneOptions: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Surface area' }));
    const bar = await canvas.findByRole('group', { name: 'Surface area options' });
    await expect(bar.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    const finish = within(bar).getByRole('button', { name: 'Finish' }).getBoundingClientRect();
    await expect(finish.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The scale that the sheet's title block states is proposed and set with one press. */
export const ProposedScale: Story = {
  args: { calibrations: [] },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use 1/8″ = 1′-0″' }));
    await waitFor(() => expect(canvas.queryByText(/This page has no scale/)).not.toBeInTheDocument());
    await expect(canvas.getByRole('contentinfo', { name: 'Status' })).toHaveTextContent('1/8″ = 1′-0″');
  },
};
