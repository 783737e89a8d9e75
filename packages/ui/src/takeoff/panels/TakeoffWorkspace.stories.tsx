import { useMemo, useState, type ReactNode } from 'react';
import { ChevronDown, CloudCheck, LayoutGrid, MessageSquare, Search, UserPlus } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
import { useIsPhone } from '../../media.ts';
import { DoDont } from '../../stories/DoDont.tsx';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { arabicTakeoff } from '../arabic.stories.parts.ts';
import { clinicConditions, clinicMeasures, clinicPlan, clinicScale } from '../fixtures/clinic.ts';
import { thumbnailUrl } from '../fixtures/thumbnail.ts';
import { markSharp, untilSharp } from '../sharp.stories.parts.ts';
import type { CanvasMeasure, ToolId, ViewRotation } from '../types.ts';
import { ConditionsPanel } from './ConditionsPanel.tsx';
import { usePlanSearch } from './usePlanSearch.ts';
import { PageDrawer } from './PageDrawer.tsx';
import { createStatusStore } from './statusStore.ts';
import { TakeoffWorkspace } from './TakeoffWorkspace.tsx';
import type { ConditionAssembly, WorkspaceCondition, WorkspacePage } from './workspaceTypes.ts';

interface Args {
  calibrated: boolean;
  empty: boolean;
  isReadOnly: boolean;
  invertSheet: boolean;
  pdfAssetsUrl: string;
  /** Pages that replace the clinic's in stories with long or Arabic names. */
  pages?: readonly WorkspacePage[];
  conditions?: readonly WorkspaceCondition[];
  assemblyOf?: (uuid: string) => ConditionAssembly | null;
  topBar?: ReactNode;
  defaultTool?: ToolId;
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

const byTrade = clinicConditions.map((c) => ({ ...c, group: groupOf[c.uuid] ?? 'Other' }));

const clinicPages: WorkspacePage[] = [
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

const clinicAssemblyOf = (uuid: string) => (uuid === 'p2' ? corridorWall : null);

const projectTotals = new Map([
  ['p1', { quantity: 812.5, unit: 'LF' }],
  ['p2', { quantity: 4210, unit: 'SF' }],
  ['lvt', { quantity: 1630.4, unit: 'SF' }],
  ['cpt', { quantity: 612.4, unit: 'SF' }],
  ['sk', { quantity: 14, unit: 'EA' }],
]);

function TopBar() {
  const [mode, setMode] = useState('takeoff');
  if (useIsPhone())
    return (
      <Inline gap={8}>
        <Button variant="ghost" size="sm" iconAfter={ChevronDown}>
          A2.1 Floor plan, level 1
        </Button>
        <Spacer />
        <IconButton icon={Search} label="Search" size="sm" />
        <IconButton icon={LayoutGrid} label="Apps" size="sm" />
      </Inline>
    );
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
        label="View"
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

function Example({
  calibrated,
  empty,
  isReadOnly,
  invertSheet,
  pdfAssetsUrl,
  pages = clinicPages,
  conditions: initialConditions = byTrade,
  assemblyOf = clinicAssemblyOf,
  topBar = <TopBar />,
  defaultTool = 'select',
}: Args) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const [measures, setMeasures] = useState<readonly CanvasMeasure[]>(empty ? [] : clinicMeasures);
  const [scales, setScales] = useState<Calibration[]>(calibrated ? clinicScale : []);
  const [conditions, setConditions] = useState<readonly WorkspaceCondition[]>(() =>
    empty ? [] : initialConditions,
  );
  const [active, setActive] = useState<string | null>(empty ? null : 'p2');
  const [commenting, setCommenting] = useState(false);
  const [page, setPage] = useState('1');
  const [rotation, setRotation] = useState<ViewRotation>(0);
  return (
    <div style={{ height: '100vh' }}>
      <TakeoffWorkspace
        topBar={topBar}
        defaultTool={defaultTool}
        pages={pages}
        currentPageId={page}
        onPageChange={setPage}
        source={source}
        pdfAssetsUrl={pdfAssetsUrl}
        rotation={rotation}
        onRotationChange={setRotation}
        isSheetInverted={invertSheet}
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
        onSharp={markSharp}
      />
    </div>
  );
}

export default {
  ...untilSharp,
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

/** Ready, processing and failed pages; an active tool; conditions with and without quantities. */
export const States: Story = {
  args: { defaultTool: 'surface_area' },
};

const longPages: WorkspacePage[] = [
  {
    uuid: '1',
    code: 'FP-A-2.101.3-ALT',
    name: 'Enlarged reflected ceiling plan of the imaging suite and its lead-lined control room',
    measures: 1248,
    thumbnailUrl: thumbnailUrl('plan'),
  },
  {
    uuid: '2',
    code: 'A3.1',
    name: 'Roof plan',
    measures: 0,
    error: 'The file is protected by a password that nobody on the project has',
  },
];
const longConditions: WorkspaceCondition[] = clinicConditions.map((condition) => ({
  ...condition,
  code: condition.uuid === 'p2' ? 'P2.LEVEL-1.WEST' : condition.code,
  name: `${condition.name}, to the underside of the deck above and sealed on both sides`,
  group: 'Interior partitions, ceilings and finishes of the west wing, level 1',
}));
const longAssembly: ConditionAssembly = {
  name: 'CW-1HR-SHAFTWALL-WITH-DOUBLE-LAYER',
  revision: 'Rev 14, superseded',
  lines: [
    {
      uuid: '1',
      label: 'Gypsum board 5/8″ Type X, moisture and mold resistant, abuse class 3, two layers',
      quantity: '1,203,817.25',
      unit: 'SF',
    },
  ],
  cost: '$12,915,900.21',
};

/** Truncated names and figures with titles. */
export const LongContent: Story = {
  args: {
    pages: longPages,
    conditions: longConditions,
    assemblyOf: (uuid) => (uuid === 'p2' ? longAssembly : null),
  },
};

const arabicGroups: Record<string, string> = {
  Interiors: 'التشطيبات',
  Plumbing: 'السباكة',
  Roofing: 'السقف',
};
const arabicNames: Record<string, string> = {
  p1: 'قاطع غير مقاوم للحريق',
  p2: 'ممر، ساعة واحدة',
  lvt: 'بلاط فينيل',
  cpt: 'بلاط سجاد، المكاتب',
  sk: 'مغسلة فحص',
  wc: 'مرحاض',
  lav: 'مغسلة',
  rf: 'سقف معدني',
};

/** Panels are mirrored; the plan is not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultTool: 'surface_area',
    pages: ['مخطط الطابق', 'مخطط السقف', 'الأسقف المستعارة'].map((name, i) => ({
      ...clinicPages[i]!,
      name,
    })),
    conditions: clinicConditions.map((condition) => ({
      ...condition,
      name: arabicNames[condition.uuid] ?? condition.name,
      group: arabicGroups[groupOf[condition.uuid] ?? ''] ?? 'أخرى',
    })),
    assemblyOf: () => null,
    topBar: (
      <Text size="small" tone="muted" truncate="end">
        عيادة ألدر كريك العائلية
      </Text>
    ),
  },
  render: (args) => (
    <MessagesProvider messages={arabicTakeoff}>
      <Example {...args} />
    </MessagesProvider>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Panels are sheets on a phone. */
export const PhoneConditions: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Conditions' }));
    const drawer = await screen.findByRole('dialog', { name: 'Conditions' });
    await expect(await within(drawer).findByRole('button', { name: /^P1 / })).toBeVisible();
  },
};

/** Adding a condition for a tool on a phone. */
export const PhoneNoneMeasured: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Linear with drops' }));
    const bar = await within(canvasElement).findByRole('group', { name: 'Linear with drops options' });
    const add = within(bar).getByRole('button', { name: 'New condition' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(add.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bar.clientHeight).toBeLessThan(80);
  },
};

/** Opens the keyboard shortcuts by key. */
export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(dialog).getByRole('region', { name: 'Drawing' })).toBeVisible();
    // The theme is that of the page and not of the paper that has the focus.
    await expect(dialog.closest('[data-theme]')).toBe(document.documentElement);
    await expect(within(dialog).getByText('Mirror horizontally, or vertically with Shift')).toBeVisible();
  },
};

/** Drawing by keyboard with the added quantity. */
export const Drawing: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    // Another area condition precedes it.
    const carpet = canvas.getByRole('button', { name: /^CPT-1 / });
    await userEvent.click(carpet);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Area' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(carpet).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Surface area' }));
    const sheet = canvas.getByRole('application');
    await waitFor(() => expect(sheet).toHaveFocus());
    for (const key of [
      '{Shift>}{ArrowUp}{/Shift}',
      ' ',
      '{Shift>}{ArrowRight}{/Shift}',
      ' ',
      '{Shift>}{ArrowDown}{/Shift}',
    ])
      await userEvent.keyboard(key);
    const options = canvas.getByRole('group', { name: 'Surface area options' });
    await waitFor(() => expect(within(options).getByRole('button', { name: 'Finish' })).toBeEnabled());
    await expect(await canvas.findByText('Measuring')).toBeVisible();
  },
};

const quiet = createStatusStore();
const noChange = () => undefined;
const Panel = ({ conditions }: { conditions: readonly WorkspaceCondition[] }) => (
  <div style={{ display: 'flex', height: 300, width: '100%', justifyContent: 'center' }}>
    <ConditionsPanel
      conditions={conditions}
      measures={clinicMeasures}
      calibrations={clinicScale}
      activeConditionId={null}
      onActiveConditionChange={noChange}
      status={quiet}
      onShowMeasures={noChange}
      onPage={noChange}
    />
  </div>
);
const Drawer = ({ names }: { names: readonly (readonly [code: string, name: string])[] }) => {
  const pages = names.map(([code, name], i) => ({ ...clinicPages[i]!, code, name }));
  const search = usePlanSearch({ pages, currentPageId: '1', find: undefined, onPage: noChange });
  return (
    <div style={{ display: 'flex', height: 300, width: '100%', justifyContent: 'center' }}>
      <PageDrawer pages={pages} currentPageId="1" onPage={noChange} onClose={noChange} search={search} />
    </div>
  );
};
/** Landmarks of two workspaces on one page need different names. */
const unlike = { takeoffConditions: { title: 'All conditions' }, takeoffPages: { title: 'Sheets' } };

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  play: noChange,
  render: () => (
    <>
      <DoDont
        good={{
          show: <Panel conditions={byTrade} />,
          reason: 'Grouped by trade with a short code first; groups can be collapsed.',
        }}
        bad={{
          show: (
            <MessagesProvider messages={unlike}>
              <Panel
                conditions={clinicConditions.map((c) => ({
                  ...c,
                  name: `${c.code} ${c.name} (${c.type.replace('_', ' ')})`,
                }))}
              />
            </MessagesProvider>
          ),
          reason: 'One long list, and each name repeats its code and icon.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Drawer
              names={[
                ['A2.1', 'Floor plan'],
                ['A3.1', 'Roof plan'],
              ]}
            />
          ),
          reason: 'Number and title as in the title block, which addenda refer to.',
        }}
        bad={{
          show: (
            <MessagesProvider messages={unlike}>
              <Drawer
                names={[
                  ['', 'plans_final_v3_p02'],
                  ['', 'plans_final_v3_p03'],
                ]}
              />
            </MessagesProvider>
          ),
          reason: 'A file name does not say what is on the sheet.',
        }}
      />
    </>
  ),
};
