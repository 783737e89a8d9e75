import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Calibration } from '@plumbline/estimating';
import { clinicScale } from '../fixtures/clinic.ts';
import { untilSharp } from '../sharp.stories.parts.ts';
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

/** What is selected is measured by another condition; what cannot measure it says why. */
export const OtherCondition: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('v.');
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    await userEvent.click(within(bar).getByRole('button', { name: /^Condition P1/ }));
    const menu = await screen.findByRole('menu', { name: 'Condition' });
    await expect(within(menu).getAllByText('An open line encloses no area.').length).toBeGreaterThan(0);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: /^P2/ }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: /^Condition P2/ })).toBeVisible());
    await userEvent.click(within(bar).getByRole('button', { name: /^Condition P2/ }));
    await screen.findByRole('menu', { name: 'Condition' });
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
    await expect(canvas.getByRole('contentinfo', { name: 'Status' })).toHaveTextContent('↔');
    await userEvent.click(canvas.getByRole('button', { name: 'Scales of this sheet' }));
    const panel = await screen.findByRole('dialog', { name: 'Scales of this sheet' });
    await expect(within(panel).getByText(/^Sheet: stretched by 5%, across 1\/8″ = 1′-0″, up/)).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Sheet: one scale again' }));
    await waitFor(() => expect(within(panel).queryByText(/stretched/)).toBeNull());
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
