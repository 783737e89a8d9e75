import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Calibration, calibrateByLength, type Geometry } from '@plumbline/estimating';
import {
  clinicConditions,
  clinicMeasures,
  clinicPlan,
  clinicScale,
  manyMeasures,
} from '../fixtures/clinic.ts';
import type { CanvasMeasure, ViewRotation } from '../types.ts';
import { TakeoffCanvas } from './TakeoffCanvas.tsx';

interface Args {
  /** A sheet of your own, served with CORS; the drawn clinic when empty. */
  pdfUrl: string;
  rotation: ViewRotation;
  invertSheet: boolean;
  calibrated: boolean;
  /** Rotation that the PDF's page has of its own. */
  pageRotate: number;
  /** Further measures, spread over the page. */
  many: number;
  isReadOnly: boolean;
  /** Where pdf.js finds the faces that a PDF names without embedding them. */
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
    ...(many > 0 ? manyMeasures(many, 2900, 2050) : clinicMeasures),
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
        invertSheet={invertSheet}
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
        onSharp={() => performance.mark('takeoff-sharp')}
      />
    </div>
  );
}

export default {
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
