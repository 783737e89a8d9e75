import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Calibration, calibrateByLength, type Geometry, type Point } from '@plumbline/estimating';
import { Grid, GridItem, Stack } from '../../components/Layout/Layout.tsx';
import { Heading } from '../../components/Text/Heading.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { arabicTakeoff } from '../arabic.stories.parts.ts';
import {
  clinicConditions,
  clinicMeasures,
  clinicPlan,
  clinicScale,
  createMeasures,
} from '../fixtures/clinic.ts';
import { markSharp, markSharpOf, untilAllSharp, untilSharp } from '../sharp.stories.parts.ts';
import { boundsOf } from '../geometry/shape.ts';
import type { CanvasCondition, CanvasMeasure, TakeoffCanvasHandle, ViewRotation } from '../types.ts';
import { TakeoffCanvas } from './TakeoffCanvas.tsx';

interface Args {
  /** URL of a PDF served with CORS. @default the clinic fixture */
  pdfUrl: string;
  rotation: ViewRotation;
  invertSheet: boolean;
  calibrated: boolean;
  /** Page rotation of the PDF. */
  pageRotate: number;
  /** Number of additional measures. */
  many: number;
  isReadOnly: boolean;
  /** URL of the fonts that a PDF does not embed. */
  pdfAssetsUrl: string;
}

function Example({
  pdfUrl,
  rotation,
  invertSheet,
  calibrated,
  many,
  isReadOnly,
  pdfAssetsUrl,
  pageRotate,
}: Args) {
  const source = useMemo(
    () => (pdfUrl ? { url: pdfUrl } : { data: clinicPlan(pageRotate) }),
    [pdfUrl, pageRotate],
  );
  const [measures, setMeasures] = useState<readonly CanvasMeasure[]>(() => [
    ...(many > 0 ? createMeasures(many, 2900, 2050) : clinicMeasures),
  ]);
  const [scales, setScales] = useState<Calibration[]>(calibrated ? clinicScale : []);
  const [active, setActive] = useState('p1');
  const change = (uuid: string, geometry: Geometry) =>
    setMeasures((now) => now.map((m) => (m.uuid === uuid ? { ...m, geometry } : m)));
  return (
    <div style={{ height: '100vh' }}>
      <TakeoffCanvas
        label="A2.1 Floor plan, level 1"
        source={source}
        rotation={rotation}
        isSheetInverted={invertSheet}
        isReadOnly={isReadOnly}
        pdfAssetsUrl={pdfAssetsUrl}
        measures={measures}
        conditions={clinicConditions}
        activeConditionId={active}
        onActiveConditionChange={setActive}
        calibrations={scales}
        onCreate={(measure) => setMeasures((now) => [...now, measure])}
        onChange={change}
        onDelete={(uuids) => setMeasures((now) => now.filter((m) => !uuids.includes(m.uuid)))}
        onCalibrate={({ a, b, realLength, unit }) => setScales([calibrateByLength(a, b, realLength, unit)])}
        onSharp={markSharp}
      />
    </div>
  );
}

export default {
  ...untilSharp,
  title: 'Takeoff/Canvas',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: {
    pdfUrl: '',
    rotation: 0,
    invertSheet: false,
    calibrated: true,
    many: 0,
    pageRotate: 0,
    isReadOnly: false,
    pdfAssetsUrl: '/node_modules/pdfjs-dist',
  },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Default: Story = {};
export const NoScale: Story = { args: { calibrated: false } };
export const Rotated: Story = { args: { rotation: 90 } };
export const RotatedPage: Story = { args: { pageRotate: 270 } };
export const Inverted: Story = { args: { invertSheet: true } };
export const TwoThousand: Story = { args: { many: 2000 } };
export const TenThousand: Story = { args: { many: 10_000 } };

const still = {
  measures: clinicMeasures,
  conditions: clinicConditions,
  calibrations: clinicScale,
  pdfAssetsUrl: '/node_modules/pdfjs-dist',
  onActiveConditionChange: () => undefined,
};
const damaged = new TextEncoder().encode('%PDF-1.7 cut off here');

/** Grid of several canvases. */
const Sheets = ({ children }: { children: ReactNode }) => <Grid gap={16}>{children}</Grid>;
const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <GridItem span={6}>
    <Stack gap={8}>
      <Heading level={2} size="section">
        {title}
      </Heading>
      <div style={{ height: 330 }}>{children}</div>
    </Stack>
  </GridItem>
);

const readable = untilAllSharp('no scale', 'empty', 'read only');

/** No scale, no measures, read-only and a damaged file. */
export const States: Story = {
  parameters: { layout: 'padded' },
  ...readable,
  play: async ({ canvasElement }) => {
    await readable.play();
    await within(canvasElement).findByText(/could not be loaded/);
  },
  render: () => {
    const source = { data: clinicPlan() };
    return (
      <Sheets>
        <Sheet title="No scale">
          <TakeoffCanvas
            {...still}
            label="A2.1 without a scale"
            source={source}
            calibrations={[]}
            onSharp={markSharpOf('no scale')}
          />
        </Sheet>
        <Sheet title="Nothing measured">
          <TakeoffCanvas
            {...still}
            label="A2.1 without measures"
            source={source}
            measures={[]}
            onSharp={markSharpOf('empty')}
          />
        </Sheet>
        <Sheet title="Read only, on black paper">
          <TakeoffCanvas
            {...still}
            label="A2.1 to read"
            source={source}
            isReadOnly
            isSheetInverted
            onSharp={markSharpOf('read only')}
          />
        </Sheet>
        <Sheet title="Could not be read">
          <TakeoffCanvas {...still} label="A2.2" source={{ data: damaged }} />
        </Sheet>
      </Sheets>
    );
  },
};

const wordy = clinicConditions.map((condition) => ({
  ...condition,
  code: `${condition.code}.LEVEL-1.WEST`,
  name: `${condition.name}, to be carried to the underside of the deck above and sealed on both sides`,
}));

// Label positions are cached by geometry, so clone the measures.
const wordyMeasures = structuredClone(clinicMeasures);

/** Codes that are too long for their areas and a long sheet title. */
export const LongContent: Story = {
  render: () => (
    <div style={{ height: '100vh' }}>
      <TakeoffCanvas
        {...still}
        label="FP-A-2.101.3-ALT Enlarged reflected ceiling plan of the imaging suite and its control room"
        source={{ data: clinicPlan() }}
        conditions={wordy}
        measures={wordyMeasures}
        onSharp={markSharp}
      />
    </div>
  ),
};

/** Notices are mirrored; the sheet, its measures and figures are not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <MessagesProvider messages={arabicTakeoff}>
      <div style={{ height: '100vh' }}>
        <TakeoffCanvas
          {...still}
          label="A2.1 مخطط الطابق الأول"
          source={{ data: clinicPlan() }}
          calibrations={[]}
          onSharp={markSharp}
        />
      </div>
    </MessagesProvider>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { calibrated: false } };

/** Draws a wall by keyboard: tool key, arrow keys, Space per point, Enter to finish. */
export const ByKeyboard: Story = {
  args: { many: 0 },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const sheet = within(canvasElement).getByRole('application');
    const press = async (key: string, times = 1) => {
      for (let i = 0; i < times; i += 1) await userEvent.keyboard(key);
    };
    const named = (count: number) =>
      waitFor(() =>
        expect(sheet).toHaveAccessibleName(
          `A2.1 Floor plan, level 1. ${count} measures. Press question mark for keyboard shortcuts.`,
        ),
      );
    const before = clinicMeasures.length;
    sheet.focus();
    await press('l');
    await waitFor(() => expect(sheet).toHaveAttribute('data-tool', 'linear'));
    await press('{Shift>}{ArrowUp}{/Shift}', 2);
    await press(' ');
    await press('{Shift>}{ArrowRight}{/Shift}', 3);
    await press(' ');
    await press('{Enter}');
    await named(before + 1);
    await press('{Control>}z{/Control}');
    await named(before);
    await press('v');
    await press('.');
    await expect(within(canvasElement).getByRole('log')).toHaveTextContent(/^P1 /);
  },
};

const rectOf = (points: readonly Point[]) => {
  const { minX, minY, maxX, maxY } = boundsOf(points);
  const margin = 24;
  return {
    x: minX - margin,
    y: minY - margin,
    width: maxX - minX + 2 * margin,
    height: maxY - minY + 2 * margin,
  };
};
const two = (color: string) =>
  clinicConditions.map((condition) => (condition.uuid === 'rf' ? { ...condition, color } : condition));
const lobby = clinicMeasures.filter(({ conditionId }) => conditionId === 'lvt' || conditionId === 'rf');
const lobbyBox = rectOf(lobby.flatMap(({ geometry }) => geometry.vertices));
const [{ color: teal = '' } = {}] = clinicConditions.filter(({ uuid }) => uuid === 'lvt');

function Advised({ name, conditions = clinicConditions }: { name: string; conditions?: CanvasCondition[] }) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const canvas = useRef<TakeoffCanvasHandle>(null);
  const isNear = useRef(false);
  const goNear = () => {
    isNear.current = true;
    canvas.current?.zoomTo(lobbyBox);
  };
  return (
    <div style={{ height: 280, width: '100%' }}>
      <TakeoffCanvas
        {...still}
        ref={canvas}
        label={name}
        source={source}
        measures={lobby}
        conditions={conditions}
        onSharp={() => (isNear.current ? markSharpOf(name)() : goNear())}
      />
    </div>
  );
}

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  ...untilAllSharp('two colours', 'one colour', 'short codes', 'sentences'),
  render: () => (
    <>
      <DoDont
        good={{
          show: <Advised name="two colours" />,
          reason: 'Each condition has its own color, and a hatch if there are few colors.',
        }}
        bad={{
          show: (
            <Advised
              name="one colour"
              conditions={two(teal).map(({ hatch: _hatch, ...condition }) => condition)}
            />
          ),
          reason: 'Floor and roof look the same, so it is unclear which was measured.',
        }}
      />
      <DoDont
        good={{
          show: <Advised name="short codes" />,
          reason: 'A short code fits on the area together with its quantity.',
        }}
        bad={{
          show: (
            <Advised
              name="sentences"
              conditions={clinicConditions.map((each) => ({
                ...each,
                code: `${each.code} ${each.name}, west wing, level 1`,
              }))}
            />
          ),
          reason: 'A full name does not fit, so the area is shown without its quantity.',
        }}
      />
    </>
  ),
};
