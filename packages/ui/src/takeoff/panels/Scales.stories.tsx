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

/** Each detail has its frame, its name and its scale; one without a scale stands out. */
export const Details: Story = {};

/** They are read by everybody, and changed by those who may. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const sheet = within(canvasElement).getByRole('group', { name: 'Details with scales of their own' });
    await expect(within(sheet).queryByRole('button')).toBeNull();
    await expect(within(sheet).getByText(/Sill/)).toBeVisible();
  },
};

/** All scales of the sheet with how much is measured by each. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Scales of this sheet' }));
    const panel = await screen.findByRole('dialog', { name: 'Scales of this sheet' });
    await userEvent.click(
      within(panel).getByRole('button', { name: 'Remove the scale of Canopy, perspective' }),
    );
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
    await expect(panel.contains(document.activeElement)).toBe(true);
  },
};

/** A region is framed by keys alone; what is left out is said beside its field, and nothing is lost. */
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
    const form = await canvas.findByRole('form', { name: 'Scale of a detail' });
    await userEvent.clear(within(form).getByRole('textbox', { name: 'What it shows' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(within(form).getByText('Say what it shows, for example Detail 3.')).toBeVisible();
    await expect(within(form).getByText('Choose a scale.')).toBeVisible();
  },
};

/** Selects one of P1 by keys, and opens what it may be measured by. */
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

/** What is selected is measured by another condition; what cannot measure it says why. */
export const OtherCondition: Story = {
  play: async ({ canvasElement }) => {
    const { bar, menu } = await openConditions(canvasElement);
    await expect(within(menu).getAllByText('An open line encloses no area.').length).toBeGreaterThan(0);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: /^P2/ }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: /^Condition P2/ })).toBeVisible());
    await userEvent.click(within(bar).getByRole('button', { name: /^Condition P2/ }));
    await screen.findByRole('menu', { name: 'Condition' });
  },
};

/** A condition that is not there yet is made from the selection, which is measured by it in the same step; undo takes that back. */
export const NewCondition: Story = {
  args: {
    makes: { uuid: 'p9', code: 'P9', name: 'Shaft wall', type: 'linear', color: '#b5179e', group: 'Walls' },
  },
  play: async ({ canvasElement }) => {
    const { canvas, bar, menu } = await openConditions(canvasElement);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Measure by a new condition' }));
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

/** Beside a quantity that measures are not in, for they lack a scale, it says so; and which they are, here and on other pages. */
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
      panel.getByRole('button', { name: /^P1 Partition, non-rated 1 without scale/ }),
    ).toBeVisible();
    await expect(panel.getByText('One measure has no scale and is not in this quantity.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show it' }));
    await expect(await canvas.findByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected');
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.click(panel.getByRole('radio', { name: 'All pages' }));
    await expect(panel.getByText('4 measures have no scale and are not in this quantity.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'A3.0: 4' })).toBeVisible();
    // What this page alone comes to is no part of that sum.
    await expect(panel.queryByText('Segments')).toBeNull();
  },
};

/** What the keys do on the sheet: a line from where the pointer is to so many steps further. */
const lineOf = (steps: string) => [' ', `{Shift>}${steps}{/Shift}`, ' '];
const press = async (keys: readonly string[]) => {
  for (const key of keys) await userEvent.keyboard(key);
};
const bothWays = async (canvasElement: HTMLElement, length: string) => {
  await untilSharp.play();
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Scales of this sheet' }));
  const panel = await screen.findByRole('dialog', { name: 'Scales of this sheet' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Set it in both directions' }));
  await expect(await canvas.findByText(/Draw a known length along the sheet or up it/)).toBeVisible();
  // Nothing of the drawing is caught, and each step is a straight one.
  canvas.getByRole('application').focus();
  await press(['s', '{ArrowUp}', ...lineOf('{ArrowRight>4/}')]);
  const form = await canvas.findByRole('form', { name: 'How long is this line?' });
  await expect(
    within(form).getByRole('checkbox', { name: /^Then measure the other direction/ }),
  ).toBeChecked();
  await userEvent.keyboard(`${length}{Enter}`);
  await expect(await canvas.findByText('Now draw a known length across the first one.')).toBeVisible();
  return canvas;
};
const across = { name: 'How long is this line, across the first?' };

/** A scan that is stretched: two known lengths by keys alone, and both scales are seen before they hold. */
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
      /^Across 1″ = .*, up 1″ = .*They differ by 25%: the sheet is stretched\.$/,
    );
  },
};

/** A line that runs the way of the first one is refused where it is, and drawn again. */
export const SameWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await bothWays(canvasElement, '40');
    await press(lineOf('{ArrowLeft>4/}'));
    const form = await canvas.findByRole('form', across);
    await expect(within(form).getByRole('alert')).toHaveTextContent('runs the way the first one does');
    await expect(within(form).getByRole('button', { name: 'Draw it again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Now draw a known length across the first one.')).toBeVisible();
    await press([' ', '{Shift>}{ArrowUp>3/}{ArrowLeft>3/}{/Shift}', ' ']);
    await expect(within(await canvas.findByRole('form', across)).getByRole('alert')).toHaveTextContent(
      'This line is slanted',
    );
  },
};

/** Both scales of a stretched sheet stand in the list, and one can be had again. */
export const OneAgain: Story = {
  args: { calibrations: [{ ...clinicScale[0]!, factorY: 1.05 }] },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('contentinfo', { name: 'Status' })).toHaveTextContent(
      'across 1/8″ = 1′-0″, up',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Scales of this sheet' }));
    const panel = await screen.findByRole('dialog', { name: 'Scales of this sheet' });
    await expect(within(panel).getByText(/^Sheet: stretched by 5%, across 1\/8″ = 1′-0″, up/)).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Sheet: one scale again' }));
    await waitFor(() => expect(within(panel).queryByText(/stretched/)).toBeNull());
  },
};

/** Of two lengths that a scale was set by, one is put right alone: the other one and its scale stay. */
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
      await userEvent.click(canvas.getByRole('button', { name: 'Scales of this sheet' }));
      return within(await screen.findByRole('dialog', { name: 'Scales of this sheet' }));
    };
    let panel = await open();
    await expect(panel.getByText('Sheet: set by 40′-0″ across')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Sheet: correct 21′-0″ up' }));
    const form = within(await canvas.findByRole('form', { name: 'How long is this line?' }));
    await expect(form.getByRole('textbox')).toHaveValue('21′-0″');
    await expect(form.getByRole('status')).toHaveTextContent(/differ by 5%/);
    // Another line may be drawn for it; the one across stays known.
    await userEvent.click(form.getByRole('button', { name: 'Draw it again' }));
    await expect(await canvas.findByText('Draw this known length again.')).toBeVisible();
    canvas.getByRole('application').focus();
    await press(['s', '{ArrowUp}', ...lineOf('{ArrowUp>4/}')]);
    const again = within(await canvas.findByRole('form', { name: 'How long is this line?' }));
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Sheet: correct 21′-0″ up' }));
    const field = within(await canvas.findByRole('form', { name: 'How long is this line?' }));
    await userEvent.clear(field.getByRole('textbox'));
    await userEvent.keyboard("20'{Enter}");
    panel = await open();
    await waitFor(() => expect(panel.getByText('Sheet: set by 20′-0″ up')).toBeVisible());
    await expect(panel.getByText('Sheet: set by 40′-0″ across')).toBeVisible();
    await expect(panel.queryByText(/stretched/)).toBeNull();
    await expect(panel.getByText('1/8″ = 1′-0″')).toBeVisible();
  },
};

/** What was set by one length alone takes the one across it later, too. */
export const SecondLater: Story = {
  args: {
    calibrations: [
      calibrateByLengths({ a: { x: 200, y: 400 }, b: { x: 560, y: 400 }, realLength: 40, unit: 'ft' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Scales of this sheet' }));
    const panel = await screen.findByRole('dialog', { name: 'Scales of this sheet' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Sheet: measure a length up as well' }));
    await expect(await canvas.findByText('Now draw a known length across the first one.')).toBeVisible();
    canvas.getByRole('application').focus();
    await press(['s', '{ArrowUp}', ...lineOf('{ArrowUp>4/}')]);
    await canvas.findByRole('form', across);
    await userEvent.keyboard('50');
    await expect(await canvas.findByText(/the sheet is stretched/)).toBeVisible();
  },
};

/** Turned by a quarter, across is what is seen across. */
export const StretchedAndTurned: Story = {
  args: { rotation: 90, calibrations: [{ ...clinicScale[0]!, factorY: 1.05 }] },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Scales of this sheet' }));
    const panel = await screen.findByRole('dialog', { name: 'Scales of this sheet' });
    await expect(within(panel).getByText(/up 1\/8″ = 1′-0″\.$/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** However long its scales are told, the buttons of the view stay in reach. */
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
