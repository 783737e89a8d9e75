import { useMemo, useState } from 'react';
import { ChevronDown, CloudCheck, LayoutGrid, MessageSquare, Search, UserPlus } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  calibrateByLength,
  calibrateByScale,
  type Calibration,
  type Geometry,
  type TakeoffParameters,
} from '@plumbline/estimating';
import { AvatarGroup } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline, Spacer } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { clinicConditions, clinicMeasures, clinicPlan, clinicScale } from '../fixtures/clinic.ts';
import { thumbnailUrl } from '../fixtures/thumbnail.ts';
import type { CanvasMeasure, ViewRotation } from '../types.ts';
import { TakeoffWorkspace } from './TakeoffWorkspace.tsx';
import type { ConditionAssembly, WorkspaceCondition, WorkspacePage } from './workspaceTypes.ts';

interface Args {
  calibrated: boolean;
  empty: boolean;
  isReadOnly: boolean;
  invertSheet: boolean;
  pdfAssetsUrl: string;
}

const groupOf: Record<string, string> = {
  p1: 'Interiors',
  p2: 'Interiors',
  lvt: 'Interiors',
  cpt: 'Interiors',
  sk: 'Plumbing',
  wc: 'Plumbing',
  lav: 'Plumbing',
  rf: 'Roofing',
};

const pages: WorkspacePage[] = [
  { uuid: '1', code: 'A2.1', name: 'Floor plan', measures: 9, thumbnailUrl: thumbnailUrl('plan') },
  { uuid: '2', code: 'A3.1', name: 'Roof plan', measures: 2, thumbnailUrl: thumbnailUrl('roof') },
  { uuid: '3', code: 'A4.1', name: 'Ceilings', measures: 4, thumbnailUrl: thumbnailUrl('plan') },
  { uuid: '4', code: 'A5.1', name: 'Sections', measures: 0, thumbnailUrl: thumbnailUrl('section') },
  { uuid: '5', code: 'A6.1', name: 'Finishes', measures: 5, thumbnailUrl: thumbnailUrl('plan') },
  { uuid: '6', code: 'A7.1', name: 'Doors', measures: 1, thumbnailUrl: thumbnailUrl('schedule') },
  { uuid: '7', code: 'P1.1', name: 'Plumbing', measures: 0, progress: 0.62 },
  { uuid: '8', code: 'P2.1', name: 'Plumbing details', measures: 0, error: 'Not a drawing' },
];

const corridorWall: ConditionAssembly = {
  name: 'CW-1HR',
  revision: 'Rev 4',
  lines: [
    { uuid: '1', label: 'Metal stud 3-5/8″, 20 ga', quantity: '187', unit: 'EA' },
    { uuid: '2', label: 'Track 3-5/8″', quantity: '428', unit: 'LF' },
    { uuid: '3', label: 'Gypsum board 5/8″ Type X', quantity: '3,817', unit: 'SF' },
    { uuid: '4', label: 'Sound batt 3-1/2″, R-13', quantity: '1,820', unit: 'SF' },
    { uuid: '5', label: 'Firestop sealant', quantity: '408', unit: 'LF' },
    { uuid: '6', label: 'Tape and finish, level 4', quantity: '3,534', unit: 'SF' },
  ],
  cost: '$15,900.21',
};

const assemblyOf = (uuid: string) => (uuid === 'p2' ? corridorWall : null);

const projectTotals = new Map([
  ['p1', { quantity: 812.5, unit: 'LF' }],
  ['p2', { quantity: 4210, unit: 'SF' }],
  ['lvt', { quantity: 1630.4, unit: 'SF' }],
  ['cpt', { quantity: 612.4, unit: 'SF' }],
  ['sk', { quantity: 14, unit: 'EA' }],
]);

function TopBar() {
  const [mode, setMode] = useState('takeoff');
  return (
    <Inline gap={8}>
      <Text size="small" tone="muted" truncate="end">
        Alder Creek Family Clinic
      </Text>
      <Button variant="ghost" size="sm" iconAfter={ChevronDown}>
        A2.1 Floor plan, level 1
      </Button>
      <Spacer />
      <SegmentedControl
        label="Mode"
        size="sm"
        value={mode}
        onChange={setMode}
        options={[
          { id: 'takeoff', label: 'Take-off' },
          { id: 'compare', label: 'Compare' },
          { id: 'estimate', label: 'Estimate' },
          { id: 'quotes', label: 'Quotes' },
        ]}
      />
      <Spacer />
      <Icon icon={CloudCheck} />
      <Text size="small" tone="muted" truncate="end">
        Saved 10:42
      </Text>
      <AvatarGroup names={['Dana Whitfield', 'Priya Raman']} size={28} />
      <IconButton icon={Search} label="Search" size="sm" />
      <IconButton icon={LayoutGrid} label="Apps" size="sm" />
      <Button size="sm" icon={UserPlus}>
        Share
      </Button>
    </Inline>
  );
}

function Example({ calibrated, empty, isReadOnly, invertSheet, pdfAssetsUrl }: Args) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const [measures, setMeasures] = useState<readonly CanvasMeasure[]>(empty ? [] : clinicMeasures);
  const [scales, setScales] = useState<Calibration[]>(calibrated ? clinicScale : []);
  const [conditions, setConditions] = useState<readonly WorkspaceCondition[]>(() =>
    empty ? [] : clinicConditions.map((c) => ({ ...c, group: groupOf[c.uuid] ?? 'Other' })),
  );
  const [active, setActive] = useState<string | null>(empty ? null : 'p2');
  const [commenting, setCommenting] = useState(false);
  const [page, setPage] = useState('1');
  const [rotation, setRotation] = useState<ViewRotation>(0);
  return (
    <div style={{ height: '100vh' }}>
      <TakeoffWorkspace
        topBar={<TopBar />}
        pages={pages}
        currentPageId={page}
        onPageChange={setPage}
        source={source}
        pdfAssetsUrl={pdfAssetsUrl}
        rotation={rotation}
        onRotationChange={setRotation}
        invertSheet={invertSheet}
        isReadOnly={isReadOnly}
        measures={measures}
        conditions={conditions}
        activeConditionId={active}
        onActiveConditionChange={setActive}
        onNewCondition={() =>
          setConditions((now) => [
            ...now,
            {
              uuid: `new${now.length}`,
              code: `N${now.length}`,
              name: 'New condition',
              type: 'linear',
              color: clinicConditions[0]!.color,
              group: 'New',
            },
          ])
        }
        onParametersChange={(uuid: string, parameters: TakeoffParameters) =>
          setConditions((now) => now.map((c) => (c.uuid === uuid ? { ...c, parameters } : c)))
        }
        assemblyOf={assemblyOf}
        projectTotals={projectTotals}
        calibrations={scales}
        extraTools={[
          {
            id: 'comment',
            label: 'Comment',
            icon: MessageSquare,
            isSelected: commenting,
            onPress: () => setCommenting(!commenting),
          },
        ]}
        onCreate={(measure) => setMeasures((now) => [...now, measure])}
        onChange={(uuid: string, geometry: Geometry) =>
          setMeasures((now) => now.map((m) => (m.uuid === uuid ? { ...m, geometry } : m)))
        }
        onDelete={(uuids) => setMeasures((now) => now.filter((m) => !uuids.includes(m.uuid)))}
        onCalibrate={({ a, b, realLength, unit }) => setScales([calibrateByLength(a, b, realLength, unit)])}
        onNamedScale={(scale) => setScales([calibrateByScale(scale)])}
        onSharp={() => performance.mark('takeoff-sharp')}
      />
    </div>
  );
}

export default {
  title: 'Takeoff/Workspace',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: {
    calibrated: true,
    empty: false,
    isReadOnly: false,
    invertSheet: false,
    pdfAssetsUrl: '/node_modules/pdfjs-dist',
  },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Default: Story = {};
export const NoScale: Story = { args: { calibrated: false } };
export const Empty: Story = { args: { empty: true, calibrated: false } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Inverted: Story = { args: { invertSheet: true } };
