import { useMemo, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clinicConditions, clinicMeasures, clinicPlan, clinicScale } from '../fixtures/clinic.ts';
import { boundsOf } from '../geometry/shape.ts';
import { markSharpOf, untilAllSharp } from '../sharp.stories.parts.ts';
import type { TakeoffCanvasHandle } from '../types.ts';
import { TakeoffCanvas } from './TakeoffCanvas.tsx';

const zooms = ['whole sheet', 'rooms', 'one corner'] as const;
type Zoom = (typeof zooms)[number];

const floor = clinicMeasures.filter(({ conditionId }) => conditionId === 'lvt');
const { minX, minY, maxX, maxY } = boundsOf(floor.flatMap(({ geometry }) => geometry.vertices));
const boxes = {
  rooms: { x: minX - 24, y: minY - 24, width: maxX - minX + 48, height: maxY - minY + 48 },
  'one corner': { x: minX - 12, y: minY - 12, width: 96, height: 48 },
};

function At({ zoom }: { zoom: Zoom }) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const canvas = useRef<TakeoffCanvasHandle>(null);
  const isThere = useRef(zoom === 'whole sheet');
  const go = () => {
    isThere.current = true;
    if (zoom !== 'whole sheet') canvas.current?.zoomTo(boxes[zoom]);
  };
  return (
    <div style={{ height: '32vh' }}>
      <TakeoffCanvas
        ref={canvas}
        label={zoom}
        source={source}
        measures={clinicMeasures}
        conditions={clinicConditions}
        calibrations={clinicScale}
        isReadOnly
        activeConditionId="lvt"
        onActiveConditionChange={() => undefined}
        onCreate={() => undefined}
        onChange={() => undefined}
        onDelete={() => undefined}
        onCalibrate={() => undefined}
        onSharp={() => (isThere.current ? markSharpOf(zoom)() : go())}
      />
    </div>
  );
}

export default {
  title: 'Takeoff/Canvas zooms',
  component: At,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof At>;

/** Line widths and label sizes are constant at every zoom. */
export const ThreeZooms: StoryObj = {
  ...untilAllSharp(...zooms),
  render: () => (
    <>
      {zooms.map((zoom) => (
        <At key={zoom} zoom={zoom} />
      ))}
    </>
  ),
};
