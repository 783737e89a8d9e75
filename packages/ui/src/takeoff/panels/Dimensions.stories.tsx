import type { TakeoffParameters } from '@plumbline/estimating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clinicConditions, clinicMeasures } from '../fixtures/clinic.ts';
import { untilSharp } from '../sharp.stories.parts.ts';
import type { CanvasMeasure, ToolId } from '../types.ts';
import { ClinicWorkspace } from './clinic.stories.parts.tsx';
import type { WorkspaceCondition } from './workspaceTypes.ts';

const [wall] = clinicMeasures.filter(({ conditionId }) => conditionId === 'p2');
const spiral: WorkspaceCondition = {
  uuid: 'duct',
  code: 'D1',
  name: 'Spiral duct',
  type: 'spiral_area',
  color: clinicConditions[0]!.color,
};
const duct: CanvasMeasure = {
  uuid: 'duct-1',
  conditionId: 'duct',
  type: 'spiral_area',
  geometry: { vertices: wall!.geometry.vertices.map(({ x, y }) => ({ x, y: y - 120 })) },
};

interface Args {
  measure: CanvasMeasure;
  /** Parameters of all conditions that support them. */
  parameters?: TakeoffParameters;
  tool: ToolId;
  active: string;
  pdfAssetsUrl: string;
}

function Example({ measure, parameters: initialParameters, tool, active, pdfAssetsUrl }: Args) {
  const conditions = [...clinicConditions, spiral].map((each) =>
    initialParameters && each.uuid === active
      ? { ...each, parameters: { ...each.parameters, ...initialParameters } }
      : each,
  );
  return (
    <ClinicWorkspace
      pdfAssetsUrl={pdfAssetsUrl}
      defaultTool={tool}
      measures={[measure]}
      conditions={conditions}
      activeConditionId={active}
      onActiveConditionChange={() => undefined}
    />
  );
}

export default {
  ...untilSharp,
  title: 'Takeoff/Dimensions of a measure',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { measure: wall!, tool: 'select', active: 'p2', pdfAssetsUrl: '/node_modules/pdfjs-dist' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

const select = async (canvasElement: HTMLElement) => {
  await untilSharp.play();
  const canvas = within(canvasElement);
  canvas.getByRole('application').focus();
  await userEvent.keyboard('v.');
  return canvas.findByRole('group', { name: 'Selection' });
};
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** Openings of one wall, saved and undone as one step. */
export const Openings: Story = {
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement);
    const panel = within(canvasElement).getByRole('region', { name: 'Conditions' });
    await expect(within(panel).getByText('−546.0 SF')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Openings: 13' }));
    const dialog = await screen.findByRole('dialog', { name: 'Openings' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add opening' }));
    const field = (name: string) => within(dialog).getByRole('textbox', { name });
    await expect(field('Count, opening 2')).toHaveFocus();
    await expect(field('Sides, opening 2')).toHaveValue('2');
    await write(field('Count, opening 2'), '4');
    await write(field('Width, opening 2'), `2'-6"`);
    await write(field('Height, opening 2'), `4'`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Openings' })).toBeNull());
    // 13 × 21 SF and 4 × 10 SF, through both faces.
    await expect(within(panel).getByText('−626.0 SF')).toBeVisible();
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await within(panel).findByText('−546.0 SF')).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await userEvent.click(await within(bar).findByRole('button', { name: 'Openings: 17' }));
    await screen.findByRole('dialog', { name: 'Openings' });
  },
};

/** Invalid values show an error and are kept when the list is closed. */
export const OpeningsWrong: Story = {
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement);
    await userEvent.click(within(bar).getByRole('button', { name: 'Openings: 13' }));
    let dialog = await screen.findByRole('dialog', { name: 'Openings' });
    await write(within(dialog).getByRole('textbox', { name: 'Height, opening 1' }), 'tall');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(within(dialog).getByText('Enter a length above zero, such as 3′ 0″.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const button = await within(bar).findByRole('button', { name: 'Openings: 13, incomplete' });
    await userEvent.click(button);
    dialog = await screen.findByRole('dialog', { name: 'Openings' });
    await expect(within(dialog).getByRole('textbox', { name: 'Height, opening 1' })).toHaveValue('tall');
  },
};

/** Openings of a condition, for walls without their own. */
export const OfACondition: Story = {
  args: { tool: 'surface_area' },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const bar = within(canvasElement).getByRole('group', { name: 'Surface area options' });
    await userEvent.click(within(bar).getByRole('button', { name: 'With ceiling' }));
    await expect(within(bar).getByRole('button', { name: 'With ceiling' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'No openings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Openings' });
    await expect(within(dialog).getByText(/each wall of this condition/)).toBeVisible();
  },
};

/** Round, oval and spiral ducts. */
export const Duct: Story = {
  args: { measure: duct, active: 'duct' },
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement);
    const panel = within(canvasElement).getByRole('region', { name: 'Conditions' });
    await write(within(bar).getByRole('textbox', { name: 'Flat oval' }), '12" x 24"{Enter}');
    await expect(within(bar).getByText(/the larger first/)).toBeVisible();
    await write(within(bar).getByRole('textbox', { name: 'Flat oval' }), '24" x 12"{Enter}');
    await userEvent.click(within(bar).getByRole('button', { name: 'No helix' }));
    const dialog = await screen.findByRole('dialog', { name: 'Helix' });
    await write(within(dialog).getByRole('textbox', { name: 'Radius' }), `3'`);
    await write(within(dialog).getByRole('textbox', { name: 'Turns' }), '1.5');
    await write(within(dialog).getByRole('textbox', { name: 'Rise' }), `12'{Enter}`);
    // (π·1 + 2)·30.715 ft
    await waitFor(() => expect(within(panel).getByRole('button', { name: /^D1 .*157\.9/ })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Helix' })).toBeNull());
    await expect(within(bar).getByRole('button', { name: 'Helix: 1.5 × 3′-0″' })).toBeInTheDocument();
  },
};

/** Dimensions set by the condition are not shown for a measure. */
export const DuctOfACondition: Story = {
  args: {
    measure: duct,
    active: 'duct',
    parameters: { oval: { a: 2, b: 1 }, helix: { radius: 3, turns: 1.5, rise: 12 } },
  },
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement);
    await expect(within(bar).getAllByRole('textbox')).toHaveLength(1);
    await expect(within(canvasElement).getByText('2′-0″ × 1′-0″')).toBeVisible();
  },
};

/** Openings larger than the wall, with a warning. */
export const LargerThanTheWall: Story = {
  args: {
    parameters: {
      openings: [
        { width: 3, height: 7, count: 2, sides: 2 },
        { width: 2.5, height: 4, sides: 2 },
      ],
    },
    measure: { ...wall!, parameters: { openings: [{ width: 30, height: 90 }] } },
  },
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement);
    await expect(within(bar).getByText('Openings are larger than the wall')).toBeVisible();
    const panel = within(canvasElement).getByRole('region', { name: 'Conditions' });
    await expect(within(panel).getAllByText(/ by /)).toHaveLength(2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = await select(canvasElement);
    await userEvent.click(within(bar).getByRole('button', { name: 'Openings: 13' }));
    await screen.findByRole('dialog', { name: 'Openings' });
  },
};
