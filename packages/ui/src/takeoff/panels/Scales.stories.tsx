import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calibrateByLengths, type Calibration } from '@plumbline/estimating';
import { clinicMeasures, clinicScale } from '../fixtures/clinic.ts';
import { roundTo } from '../geometry/around.ts';
import { untilSharp } from '../sharp.stories.parts.ts';
import type { ProjectTotal, WorkspaceCondition } from './workspaceTypes.ts';
import { ClinicWorkspace } from './clinic.stories.parts.tsx';

const details: readonly Calibration[] = [
  {
    uuid: 'sill',
    name: 'Sill, 3/A5.1',
    type: 'named_scale',
    value: 1 / 108,
    unit: 'ft',
    calibrated: true,
    region: { x: 50, y: 400, width: 190, height: 180 },
  },
  {
    uuid: 'canopy',
    name: 'Canopy, perspective',
    type: 'none',
    value: 1,
    unit: 'ft',
    calibrated: false,
    region: { x: 50, y: 660, width: 190, height: 110 },
  },
];

interface Args {
  isReadOnly: boolean;
  calibrations: readonly Calibration[];
  rotation: 0 | 90;
  makes?: WorkspaceCondition;
  activeConditionId?: string;
  projectTotals?: ReadonlyMap<string, ProjectTotal>;
  pdfAssetsUrl: string;
}

export default {
  ...untilSharp,
  title: 'Takeoff/Scales',
  component: ClinicWorkspace,
  parameters: { layout: 'fullscreen' },
  args: {
    isReadOnly: false,
    calibrations: [...clinicScale, ...details],
    rotation: 0,
    pdfAssetsUrl: '/node_modules/pdfjs-dist',
  },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** Details with frame, name and scale; one without a scale is highlighted. */
export const Details: Story = {};

/** Read-only details. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const sheet = within(canvasElement).getByRole('group', { name: 'Details with their own scales' });
    await expect(within(sheet).queryByRole('button')).toBeNull();
    await expect(within(sheet).getByText(/Sill/)).toBeVisible();
  },
};

/** All scales of the sheet with their number of measures. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sheet scales' }));
    const panel = await screen.findByRole('dialog', { name: 'Sheet scales' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Remove scale of Canopy, perspective' }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
    await expect(panel.contains(document.activeElement)).toBe(true);
  },
};

/** Frames a detail by keyboard and shows validation errors. */
export const Framed: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const sheet = canvas.getByRole('application');
    sheet.focus();
    await userEvent.keyboard('{Shift>}k{/Shift}');
    await expect(sheet).toHaveAttribute('data-tool', 'detail');
    const keys = [
      '{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}',
      ' ',
      '{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{/Shift}',
      ' ',
    ];
    for (const key of keys) await userEvent.keyboard(key);
    const form = await canvas.findByRole('form', { name: 'Detail scale' });
    await userEvent.clear(within(form).getByRole('textbox', { name: 'Name' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(within(form).getByText('Enter a name, for example Detail 3.')).toBeVisible();
    await expect(within(form).getByText('Select a scale.')).toBeVisible();
  },
};

/** Selects a measure of P1 by keyboard and opens the condition menu. */
async function openConditions(canvasElement: HTMLElement) {
  await untilSharp.play();
  const canvas = within(canvasElement);
  canvas.getByRole('application').focus();
  await userEvent.keyboard('v.');
  const bar = await canvas.findByRole('group', { name: 'Selection' });
  await userEvent.click(within(bar).getByRole('button', { name: /^Condition P1/ }));
  const menu = await screen.findByRole('menu', { name: 'Condition' });
  return { canvas, bar, menu };
}

/** Changes the condition of a measure; impossible ones show the reason. */
export const OtherCondition: Story = {
  play: async ({ canvasElement }) => {
    const { bar, menu } = await openConditions(canvasElement);
    await expect(within(menu).getAllByText('Open lines enclose no area.').length).toBeGreaterThan(0);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: /^P2/ }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: /^Condition P2/ })).toBeVisible());
    await userEvent.click(within(bar).getByRole('button', { name: /^Condition P2/ }));
    await screen.findByRole('menu', { name: 'Condition' });
  },
};

/** Creates a condition from the selection in one undoable step. */
export const NewCondition: Story = {
  args: {
    makes: { uuid: 'p9', code: 'P9', name: 'Shaft wall', type: 'linear', color: '#b5179e', group: 'Walls' },
  },
  play: async ({ canvasElement }) => {
    const { canvas, bar, menu } = await openConditions(canvasElement);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Change to new condition' }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: /^Condition P9/ })).toBeVisible());
    const panel = within(canvas.getByRole('region', { name: 'Conditions' }));
    await expect(panel.getByRole('button', { name: /^P9 Shaft wall/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(within(bar).getByRole('button', { name: /^Condition P1/ })).toBeVisible());
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(within(bar).getByRole('button', { name: /^Condition P9/ })).toBeVisible());
  },
};

const [partition] = clinicMeasures;
const around = roundTo([partition!])!;

/** Measures without a scale, on this page and on all pages. */
export const WithoutScale: Story = {
  args: {
    calibrations: [...clinicScale, { ...details[1]!, region: around }],
    activeConditionId: partition!.conditionId,
    projectTotals: new Map([
      [
        partition!.conditionId,
        { quantity: 512, unit: 'LF', withoutScale: [{ pageId: '2', page: 'A3.0', count: 4 }] },
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const panel = within(canvas.getByRole('region', { name: 'Conditions' }));
    await expect(
      panel.getByRole('button', { name: /^P1 Partition, non-rated 1 without a scale/ }),
    ).toBeVisible();
    await expect(panel.getByText('1 measure has no scale and is not counted.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show measure' }));
    await expect(await canvas.findByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected');
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.click(panel.getByRole('radio', { name: 'All pages' }));
    await expect(panel.getByText('4 measures have no scale and are not counted.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'A3.0: 4' })).toBeVisible();
    // Page figures are hidden in the project scope.
    await expect(panel.queryByText('Segments')).toBeNull();
  },
};

/** Keys that draw a line from the pointer. */
const lineOf = (steps: string) => [' ', `{Shift>}${steps}{/Shift}`, ' '];
const press = async (keys: readonly string[]) => {
  for (const key of keys) await userEvent.keyboard(key);
};
const bothWays = async (canvasElement: HTMLElement, length: string) => {
  await untilSharp.play();
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Sheet scales' }));
  const panel = await screen.findByRole('dialog', { name: 'Sheet scales' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Calibrate both directions' }));
  await expect(await canvas.findByText(/Draw a known length horizontally or vertically/)).toBeVisible();
  // Snap off and ortho on.
  canvas.getByRole('application').focus();
  await press(['s', '{ArrowUp}', ...lineOf('{ArrowRight>4/}')]);
  const form = await canvas.findByRole('form', { name: 'How long is this line?' });
  await expect(
    within(form).getByRole('checkbox', { name: /^Calibrate the other direction next/ }),
  ).toBeChecked();
  await userEvent.keyboard(`${length}{Enter}`);
  await expect(
    await canvas.findByText('Now draw a known length at a right angle to the first one.'),
  ).toBeVisible();
  return canvas;
};
const across = { name: 'How long is the second line?' };

/** Calibrates a stretched scan by keyboard with a preview of both scales. */
export const Stretched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await bothWays(canvasElement, '40');
    await press(lineOf('{ArrowUp>4/}'));
    const form = await canvas.findByRole('form', across);
    await userEvent.keyboard('40');
    await expect(within(form).getByRole('status')).toHaveTextContent(/one scale is enough/);
    await userEvent.clear(within(form).getByRole('textbox'));
    await userEvent.keyboard('50');
    await expect(within(form).getByRole('status')).toHaveTextContent(
      /^Horizontal 1″ = .*, vertical 1″ = .*They differ by 25%, so the sheet is stretched\.$/,
    );
  },
};

/** Rejects a second line in the direction of the first one. */
export const SameWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await bothWays(canvasElement, '40');
    await press(lineOf('{ArrowLeft>4/}'));
    const form = await canvas.findByRole('form', across);
    await expect(within(form).getByRole('alert')).toHaveTextContent(
      'runs in the same direction as the first one',
    );
    await expect(within(form).getByRole('button', { name: 'Draw again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('Now draw a known length at a right angle to the first one.'),
    ).toBeVisible();
    await press([' ', '{Shift>}{ArrowUp>3/}{ArrowLeft>3/}{/Shift}', ' ']);
    await expect(within(await canvas.findByRole('form', across)).getByRole('alert')).toHaveTextContent(
      'This line is slanted',
    );
  },
};

/** Lists both scales of a stretched sheet and returns to one. */
export const OneAgain: Story = {
  args: { calibrations: [{ ...clinicScale[0]!, factorY: 1.05 }] },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('contentinfo', { name: 'Status' })).toHaveTextContent(
      'horizontal 1/8″ = 1′-0″, vertical',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sheet scales' }));
    const panel = await screen.findByRole('dialog', { name: 'Sheet scales' });
    await expect(
      within(panel).getByText(/^Sheet: stretched by 5%, horizontal 1\/8″ = 1′-0″, vertical/),
    ).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Sheet: use one scale' }));
    await waitFor(() => expect(within(panel).queryByText(/stretched/)).toBeNull());
  },
};

/** Corrects one of two calibration lines and keeps the other. */
export const Corrected: Story = {
  args: {
    calibrations: [
      calibrateByLengths({
        a: { x: 200, y: 400 },
        b: { x: 560, y: 400 },
        realLength: 40,
        unit: 'ft',
        across: { a: { x: 200, y: 400 }, b: { x: 200, y: 580 }, realLength: 21 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sheet scales' }));
      return within(await screen.findByRole('dialog', { name: 'Sheet scales' }));
    };
    let panel = await open();
    await expect(panel.getByText('Sheet: set by horizontal line of 40′-0″')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Sheet: correct vertical line of 21′-0″' }));
    const form = within(await canvas.findByRole('form', { name: 'How long is this line?' }));
    await expect(form.getByRole('textbox')).toHaveValue('21′-0″');
    await expect(form.getByRole('status')).toHaveTextContent(/differ by 5%/);
    // The line can be redrawn; the other one is kept.
    await userEvent.click(form.getByRole('button', { name: 'Draw again' }));
    await expect(await canvas.findByText('Draw this known length again.')).toBeVisible();
    canvas.getByRole('application').focus();
    await press(['s', '{ArrowUp}', ...lineOf('{ArrowUp>4/}')]);
    const again = within(await canvas.findByRole('form', { name: 'How long is this line?' }));
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Sheet: correct vertical line of 21′-0″' }));
    const field = within(await canvas.findByRole('form', { name: 'How long is this line?' }));
    await userEvent.clear(field.getByRole('textbox'));
    await userEvent.keyboard("20'{Enter}");
    panel = await open();
    await waitFor(() => expect(panel.getByText('Sheet: set by vertical line of 20′-0″')).toBeVisible());
    await expect(panel.getByText('Sheet: set by horizontal line of 40′-0″')).toBeVisible();
    await expect(panel.queryByText(/stretched/)).toBeNull();
    await expect(panel.getByText('1/8″ = 1′-0″')).toBeVisible();
  },
};

/** Adds the second calibration line later. */
export const SecondLater: Story = {
  args: {
    calibrations: [
      calibrateByLengths({ a: { x: 200, y: 400 }, b: { x: 560, y: 400 }, realLength: 40, unit: 'ft' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sheet scales' }));
    const panel = await screen.findByRole('dialog', { name: 'Sheet scales' });
    await userEvent.click(
      within(panel).getByRole('button', { name: 'Sheet: add vertical calibration line' }),
    );
    await expect(
      await canvas.findByText('Now draw a known length at a right angle to the first one.'),
    ).toBeVisible();
    canvas.getByRole('application').focus();
    await press(['s', '{ArrowUp}', ...lineOf('{ArrowUp>4/}')]);
    await canvas.findByRole('form', across);
    await userEvent.keyboard('50');
    await expect(await canvas.findByText(/the sheet is stretched/)).toBeVisible();
  },
};

/** Directions follow the rotated view. */
export const StretchedAndTurned: Story = {
  args: { rotation: 90, calibrations: [{ ...clinicScale[0]!, factorY: 1.05 }] },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sheet scales' }));
    const panel = await screen.findByRole('dialog', { name: 'Sheet scales' });
    await expect(within(panel).getByText(/vertical 1\/8″ = 1′-0″\.$/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long scale texts do not hide the view buttons. */
export const PhoneStretched: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { calibrations: [{ ...clinicScale[0]!, value: 0.128, factorY: 1.07 }] },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const status = within(within(canvasElement).getByRole('contentinfo', { name: 'Status' }));
    const fit = status.getByRole('button', { name: 'Fit page' });
    await expect(fit.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
