import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  calibrateByLength,
  calibrateByScale,
  type Calibration,
  withDetail,
  withSheetScale,
} from '@plumbline/estimating';
import { Text } from '../../components/Text/Text.tsx';
import { clinicConditions, clinicMeasures, clinicPlan, clinicScale } from '../fixtures/clinic.ts';
import { thumbnailUrl } from '../fixtures/thumbnail.ts';
import { markSharp, untilSharp } from '../sharp.stories.parts.ts';
import type { CanvasMeasure } from '../types.ts';
import { TakeoffWorkspace } from './TakeoffWorkspace.tsx';

const pages = [
  { uuid: '1', code: 'A2.1', name: 'Floor plan', measures: 9, thumbnailUrl: thumbnailUrl('plan') },
];
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
  pdfAssetsUrl: string;
}

function Example({ isReadOnly, pdfAssetsUrl }: Args) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const [measures, setMeasures] = useState<readonly CanvasMeasure[]>(clinicMeasures);
  const [scales, setScales] = useState<readonly Calibration[]>([...clinicScale, ...details]);
  const [active, setActive] = useState<string | null>('p2');
  return (
    <div style={{ height: '100vh' }}>
      <TakeoffWorkspace
        topBar={<Text size="small">Alder Creek Family Clinic</Text>}
        pages={pages}
        currentPageId="1"
        onPageChange={() => undefined}
        source={source}
        pdfAssetsUrl={pdfAssetsUrl}
        isReadOnly={isReadOnly}
        measures={measures}
        conditions={clinicConditions}
        activeConditionId={active}
        onActiveConditionChange={setActive}
        calibrations={scales}
        onCreate={(measure) => setMeasures((now) => [...now, measure])}
        onChange={(uuid, _geometry, { measure }) =>
          setMeasures((now) => now.map((each) => (each.uuid === uuid ? measure : each)))
        }
        onDelete={(uuids) => setMeasures((now) => now.filter(({ uuid }) => !uuids.includes(uuid)))}
        onNamedScale={(scale) => setScales((now) => withSheetScale(now, calibrateByScale(scale)))}
        onCalibrate={({ a, b, realLength, unit }) =>
          setScales((now) => withSheetScale(now, calibrateByLength(a, b, realLength, unit)))
        }
        onDetail={(detail) => setScales((now) => withDetail(now, detail))}
        onDetailRemove={(uuid) => setScales((now) => now.filter((each) => each.uuid !== uuid))}
        onSharp={markSharp}
      />
    </div>
  );
}

export default {
  ...untilSharp,
  title: 'Takeoff/Scales',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { isReadOnly: false, pdfAssetsUrl: '/node_modules/pdfjs-dist' },
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
