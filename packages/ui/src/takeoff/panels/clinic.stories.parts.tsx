import { useMemo, useState } from 'react';
import {
  calibrateByLengths,
  calibrateByScale,
  type Calibration,
  withDetail,
  withOneScale,
  withSheetScale,
} from '@plumbline/estimating';
import { Text } from '../../components/Text/Text.tsx';
import { clinicConditions, clinicMeasures, clinicPlan, clinicScale } from '../fixtures/clinic.ts';
import { thumbnailUrl } from '../fixtures/thumbnail.ts';
import { markSharp } from '../sharp.stories.parts.ts';
import type { CanvasMeasure } from '../types.ts';
import { TakeoffWorkspace } from './TakeoffWorkspace.tsx';
import type { TakeoffWorkspaceProps } from './TakeoffWorkspaceProps.ts';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface ClinicWorkspaceProps extends Partial<
  Omit<TakeoffWorkspaceProps, 'source' | 'measures' | 'conditions' | 'calibrations'>
> {
  measures?: readonly CanvasMeasure[];
  conditions?: readonly WorkspaceCondition[];
  calibrations?: readonly Calibration[];
  /** Condition returned for a new one. */
  makes?: WorkspaceCondition;
}

/** Workspace of the clinic floor plan with local state. */
export function ClinicWorkspace({
  measures: drawn = clinicMeasures,
  conditions: initialConditions = clinicConditions,
  calibrations = clinicScale,
  activeConditionId = 'p2',
  makes,
  ...more
}: ClinicWorkspaceProps) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const [measures, setMeasures] = useState(drawn);
  const [conditions, setConditions] = useState(initialConditions);
  const [scales, setScales] = useState(calibrations);
  const [active, setActive] = useState(activeConditionId);
  const pages = [
    {
      uuid: '1',
      code: 'A2.1',
      name: 'Floor plan',
      measures: drawn.length,
      thumbnailUrl: thumbnailUrl('plan'),
    },
  ];
  return (
    <div style={{ height: '100vh' }}>
      <TakeoffWorkspace
        topBar={<Text size="small">Alder Creek Family Clinic</Text>}
        pages={pages}
        currentPageId="1"
        onPageChange={() => undefined}
        source={source}
        measures={measures}
        conditions={conditions}
        activeConditionId={active}
        onActiveConditionChange={setActive}
        {...(makes
          ? {
              onNewCondition: () => {
                setConditions((now) => [...now, makes]);
                return Promise.resolve(makes.uuid);
              },
            }
          : {})}
        onParametersChange={(uuid, parameters) =>
          setConditions((now) => now.map((each) => (each.uuid === uuid ? { ...each, parameters } : each)))
        }
        calibrations={scales}
        onCreate={(measure) => setMeasures((now) => [...now, measure])}
        onChange={(uuid, _geometry, { measure }) =>
          setMeasures((now) => now.map((each) => (each.uuid === uuid ? measure : each)))
        }
        onDelete={(uuids) => setMeasures((now) => now.filter(({ uuid }) => !uuids.includes(uuid)))}
        onNamedScale={(scale) => setScales((now) => withSheetScale(now, calibrateByScale(scale)))}
        onCalibrate={({ detailId: _, ...known }) =>
          setScales((now) => withSheetScale(now, calibrateByLengths(known)))
        }
        onDetail={(detail) => setScales((now) => withDetail(now, detail))}
        onDetailRemove={(uuid) => setScales((now) => now.filter((each) => each.uuid !== uuid))}
        onOneScale={(scale) =>
          setScales((now) => now.map((each) => (each === scale ? withOneScale(scale) : each)))
        }
        onSharp={markSharp}
        {...more}
      />
    </div>
  );
}
