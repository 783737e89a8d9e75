import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { NamedScale, TakeoffParameters } from '@plumbline/estimating';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { showQuantity, totalsByCondition } from '../canvas/figures.ts';
import { TakeoffCanvas, type TakeoffCanvasProps } from '../canvas/TakeoffCanvas.tsx';
import type { DrawingModes, TakeoffCanvasHandle, ToolId, ViewRotation } from '../types.ts';
import { ConditionsPanel } from './ConditionsPanel.tsx';
import { OptionsBar } from './OptionsBar.tsx';
import { PageDrawer } from './PageDrawer.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { StatusLine } from './StatusLine.tsx';
import { createStatusStore } from './statusStore.ts';
import * as panel from './panel.css.ts';
import * as styles from './TakeoffWorkspace.css.ts';
import { takeoffStatusWords } from './StatusLine.words.ts';
import { takeoffWorkspaceWords } from './TakeoffWorkspace.words.ts';
import { ToolRail } from './ToolRail.tsx';
import { useWords } from '../../words/useWords.ts';
import { useMedia } from '../../hooks.ts';
import type {
  ConditionAssembly,
  ProjectTotal,
  RailTool,
  TopBarSlot,
  WorkspaceCondition,
  WorkspacePage,
} from './workspaceTypes.ts';

export interface TakeoffWorkspaceProps extends Omit<
  TakeoffCanvasProps,
  'conditions' | 'activeConditionId' | 'onActiveConditionChange' | 'children' | 'ref' | 'label'
> {
  topBar: TopBarSlot;
  pages: readonly WorkspacePage[];
  currentPageId: string;
  onPageChange: (uuid: string) => void;
  conditions: readonly WorkspaceCondition[];
  activeConditionId: string | null;
  onActiveConditionChange: (uuid: string) => void;
  onNewCondition?: () => void;
  /** A dimension of a condition was changed in the tool's options. */
  onParametersChange?: (uuid: string, parameters: TakeoffParameters) => void;
  /** What a condition is made of and costs so far. */
  assemblyOf?: (uuid: string) => ConditionAssembly | null;
  /** Quantities over all pages; offers "All pages" beside "This page". */
  projectTotals?: ReadonlyMap<string, ProjectTotal>;
  onRotationChange?: (rotation: ViewRotation) => void;
  /** A scale was chosen by its name for the page; offers the list of them in the status line. */
  onNamedScale?: (scale: NamedScale) => void;
  /** Further tools of the host's at the end of the rail. */
  extraTools?: readonly RailTool[];
  /** Floats over the sheet: comments, stamps. */
  overlay?: ReactNode;
  ref?: Ref<TakeoffCanvasHandle>;
}

const defaultModes: DrawingModes = { snap: true, ortho: false, segment: 'line', outline: 'polygon' };

/** Keys that a focused control keeps for itself. */
const ownKeys = new Set(['Enter', ' ', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape']);

/** The whole take-off screen: pages, sheet, tools, conditions, status. */
export function TakeoffWorkspace({
  topBar,
  pages,
  currentPageId,
  onPageChange,
  conditions,
  activeConditionId,
  onActiveConditionChange,
  onNewCondition,
  onParametersChange,
  assemblyOf,
  projectTotals,
  rotation = 0,
  onRotationChange,
  onNamedScale,
  extraTools = [],
  overlay,
  ref,
  ...canvasProps
}: TakeoffWorkspaceProps) {
  const { measures, calibrations, isReadOnly = false, lengthUnit = 'ft' } = canvasProps;
  const canvas = useRef<TakeoffCanvasHandle>(null);
  const canvasRef = useMergedRef(canvas, ref);
  const [status] = useState(createStatusStore);
  const [tool, setTool] = useState<ToolId>(canvasProps.defaultTool ?? 'select');
  const [modes, setModes] = useState(canvasProps.defaultModes ?? defaultModes);
  const [help, setHelp] = useState(false);
  const [pagesOpen, setPagesOpen] = useState(true);
  const [sheet, setSheet] = useState<'pages' | 'conditions' | null>(null);
  const isNarrow = useMedia(panel.narrow);
  const words = useWords('takeoffWorkspace', takeoffWorkspaceWords);
  const statusWords = useWords('takeoffStatus', takeoffStatusWords);

  const byId = useMemo(() => new Map(conditions.map((c) => [c.uuid, c])), [conditions]);
  const active = byId.get(activeConditionId ?? '');
  const onPage = useMemo(() => {
    if (!active) return null;
    const total = totalsByCondition(measures, byId, calibrations).get(active.uuid);
    const value = total ? showQuantity(total.quantity, total.unit, total.calibrated) : statusWords.nothing;
    return { label: statusWords.onThisPage(active.code), value };
  }, [active, measures, byId, calibrations, statusWords]);

  const choose = (uuid: string) => {
    onActiveConditionChange(uuid);
    const condition = byId.get(uuid);
    // To pick what to measure is to begin measuring it.
    if (condition && !isReadOnly) canvas.current?.setTool(condition.type);
    if (isNarrow) setSheet(null);
  };

  const select = (uuids: string[]) => {
    canvasProps.onSelectionChange?.(uuids);
    const [only] = uuids;
    const measure = uuids.length === 1 ? measures.find(({ uuid }) => uuid === only) : undefined;
    if (measure && measure.conditionId !== activeConditionId) onActiveConditionChange(measure.conditionId);
  };

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
    if (
      target.closest(
        'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="application"]',
      )
    )
      return;
    if (ownKeys.has(event.key)) return;
    if (canvas.current?.handleKey(event.nativeEvent)) event.preventDefault();
  };

  const page = pages.find(({ uuid }) => uuid === currentPageId);
  const pageDrawer = (inSheet: boolean) => (
    <PageDrawer
      pages={pages}
      currentPageId={currentPageId}
      onPage={(uuid) => {
        onPageChange(uuid);
        if (inSheet) setSheet(null);
      }}
      onClose={() => setPagesOpen(false)}
      inSheet={inSheet}
    />
  );
  const conditionsPanel = (inSheet: boolean) => (
    <ConditionsPanel
      conditions={conditions}
      measures={measures}
      calibrations={calibrations}
      activeConditionId={activeConditionId}
      onActiveConditionChange={choose}
      status={status}
      onNewCondition={isReadOnly ? undefined : onNewCondition}
      assemblyOf={assemblyOf}
      projectTotals={projectTotals}
      inSheet={inSheet}
    />
  );

  return (
    <div className={styles.root} onKeyDown={onKey}>
      <header className={styles.topBar}>{topBar}</header>
      <div className={styles.middle}>
        <ToolRail
          tool={tool}
          onTool={(id) => {
            canvas.current?.setTool(id);
            canvas.current?.focus();
          }}
          isReadOnly={isReadOnly}
          extra={extraTools}
          onHelp={() => setHelp(true)}
          onPages={isNarrow ? () => setSheet('pages') : pagesOpen ? undefined : () => setPagesOpen(true)}
          onConditions={isNarrow ? () => setSheet('conditions') : undefined}
        />
        {!isNarrow && pagesOpen && pageDrawer(false)}
        <main className={styles.canvas}>
          <VisuallyHidden as="h1">
            {page ? words.titleOf(`${page.code} ${page.name}`) : words.title}
          </VisuallyHidden>
          <TakeoffCanvas
            {...canvasProps}
            // What was done on one page is not undone on the next.
            key={currentPageId}
            ref={canvasRef}
            defaultTool={tool}
            defaultModes={modes}
            label={page ? `${page.code} ${page.name}` : words.plan}
            rotation={rotation}
            conditions={conditions}
            activeConditionId={activeConditionId}
            onActiveConditionChange={onActiveConditionChange}
            onSelectionChange={select}
            onStatus={(now) => {
              status.set(now);
              canvasProps.onStatus?.(now);
            }}
            onToolChange={(next) => {
              setTool(next);
              canvasProps.onToolChange?.(next);
            }}
            onModesChange={(next) => {
              setModes(next);
              canvasProps.onModesChange?.(next);
            }}
            onHelp={() => setHelp(true)}
          >
            <OptionsBar
              canvas={canvas}
              tool={tool}
              modes={modes}
              status={status}
              conditions={conditions}
              activeConditionId={activeConditionId}
              onActiveConditionChange={onActiveConditionChange}
              onNewCondition={onNewCondition}
              onParametersChange={onParametersChange}
              lengthUnit={lengthUnit}
            />
            {overlay}
          </TakeoffCanvas>
        </main>
        {!isNarrow && conditionsPanel(false)}
      </div>
      <StatusLine
        status={status}
        canvas={canvas}
        onPage={onPage}
        onNamedScale={isReadOnly ? undefined : onNamedScale}
        onRotate={onRotationChange && (() => onRotationChange(((rotation + 90) % 360) as ViewRotation))}
      />
      <ShortcutSheet isOpen={help} onOpenChange={setHelp} />
      {isNarrow && (
        <>
          <Drawer
            isOpen={sheet === 'pages'}
            onOpenChange={(open) => setSheet(open ? 'pages' : null)}
            title={words.pages}
            side="start"
            width={450}
            flush
          >
            {pageDrawer(true)}
          </Drawer>
          <Drawer
            isOpen={sheet === 'conditions'}
            onOpenChange={(open) => setSheet(open ? 'conditions' : null)}
            title={words.conditions}
            width={450}
            flush
          >
            {conditionsPanel(true)}
          </Drawer>
        </>
      )}
    </div>
  );
}
