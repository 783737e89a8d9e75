import { useMemo, useRef, useState } from 'react';
import { useMergedRef } from '../../useMergedRef.ts';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { TakeoffCanvas } from '../canvas/TakeoffCanvas.tsx';
import { isMarkTool } from '../tools/startTool.ts';
import type { DrawingModes, TakeoffCanvasHandle, ToolId, ViewRotation } from '../types.ts';
import { ConditionsPanel } from './ConditionsPanel.tsx';
import { MarkOptions } from './MarkOptions.tsx';
import { OptionsBar } from './OptionsBar.tsx';
import { PageDrawer } from './PageDrawer.tsx';
import { isShortcutAllowed } from './isShortcutAllowed.ts';
import { takesCondition } from './takesCondition.ts';
import { SearchResults } from './SearchResults.tsx';
import { PanelSheets, type PanelSheet } from './PanelSheets.tsx';
import { ScalesButton } from './ScalesPanel.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionMenu, type SelectionMenuHandle } from './SelectionMenu.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { StatusLine } from './StatusLine.tsx';
import { createStatusStore } from './statusStore.ts';
import * as panel from './panel.css.ts';
import * as styles from './TakeoffWorkspace.css.ts';
import { takeoffWorkspaceMessages } from './TakeoffWorkspace.messages.ts';
import type { TakeoffWorkspaceProps } from './TakeoffWorkspaceProps.ts';
import { ToolRail } from './ToolRail.tsx';
import { useCanvasFocus } from './useCanvasFocus.ts';
import { useNewCondition } from './useNewCondition.ts';
import { usePinPanel } from './usePinPanel.tsx';
import { usePageFigure } from './usePageFigure.ts';
import { usePlanSearch } from './usePlanSearch.ts';
import { useShownShapes } from './useShownShapes.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useMedia } from '../../hooks.ts';

export type { TakeoffWorkspaceProps } from './TakeoffWorkspaceProps.ts';

const defaultModes: DrawingModes = { snap: true, ortho: false, segment: 'line', outline: 'polygon' };

/**
 * Take-off screen: pages, sheet, tools, conditions and status bar.
 *
 * @example
 * const [conditionId, setConditionId] = useState<string | null>(null);
 * return (
 *   <TakeoffWorkspace
 *     source={{ url: '/sheets/a2-1.pdf' }}
 *     topBar={<Heading level={1}>Riverside Clinic</Heading>}
 *     pages={[{ uuid: '1', code: 'A2.1', name: 'Floor plan', measures: 0 }]}
 *     currentPageId="1"
 *     onPageChange={(uuid) => console.log(uuid)}
 *     measures={[]}
 *     calibrations={[]}
 *     conditions={[]}
 *     activeConditionId={conditionId}
 *     onActiveConditionChange={setConditionId}
 *   />
 * );
 */
export function TakeoffWorkspace({
  topBar,
  pages,
  currentPageId,
  onPageChange,
  conditions,
  activeConditionId,
  onActiveConditionChange,
  onNewCondition,
  onEditCondition,
  onParametersChange,
  assemblyOf,
  projectTotals,
  rotation = 0,
  onRotationChange,
  onDetailRemove,
  onOneScale,
  layers,
  groups,
  stamps,
  pins,
  pageActions,
  onSearchPlans,
  search,
  onSearch,
  extraTools = [],
  overlay,
  ref,
  ...canvasProps
}: TakeoffWorkspaceProps) {
  const { measures, planMarks, calibrations, isReadOnly = false, lengthUnit = 'ft' } = canvasProps;
  const canvas = useRef<TakeoffCanvasHandle>(null);
  const canvasRef = useMergedRef(canvas, ref);
  const root = useRef<HTMLDivElement>(null);
  const focus = useCanvasFocus(root, canvas);
  const menu = useRef<SelectionMenuHandle>(null);
  const [status] = useState(createStatusStore);
  const [tool, setTool] = useState<ToolId>(canvasProps.defaultTool ?? 'select');
  const [modes, setModes] = useState(canvasProps.defaultModes ?? defaultModes);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [help, setHelp] = useState(false);
  const [pagesOpen, setPagesOpen] = useState(true);
  const [sheet, setSheet] = useState<PanelSheet>(null);
  const isNarrow = useMedia(panel.narrow);
  const messages = useMessages('takeoffWorkspace', takeoffWorkspaceMessages);

  const byId = useMemo(() => new Map(conditions.map((c) => [c.uuid, c])), [conditions]);
  const active = byId.get(activeConditionId ?? '');
  const onPage = usePageFigure(active, { measures, byId, calibrations });

  const choose = (uuid: string) => {
    const condition = byId.get(uuid);
    if (uuid === activeConditionId && condition?.type === tool) {
      onActiveConditionChange(null);
      canvas.current?.setTool('select');
      return;
    }
    // Choosing a condition starts its tool; while shapes are proposed it changes their condition.
    if (condition && takesCondition(tool, condition.type)) canvas.current?.focus();
    else if (condition && !isReadOnly) take(condition.type);
    // After the tool, which activates its last condition, so that the chosen one wins.
    onActiveConditionChange(uuid);
    if (isNarrow) setSheet(null);
  };

  const { shown, marks, selected } = useShownShapes({ measures, planMarks, layers, selection });
  const linkPages = useMemo(() => pages.filter(({ uuid }) => uuid !== currentPageId), [pages, currentPageId]);
  const stamp = stamps?.list.find(({ uuid }) => uuid === stamps.activeId)?.content ?? null;
  const typicalGroups = groups && {
    ...groups,
    onSelect: (uuid: string) => {
      canvas.current?.setTool('select');
      canvas.current?.select(shown.filter(({ group }) => group === uuid).map((measure) => measure.uuid));
    },
  };
  const hasDetails = canvasProps.onDetail !== undefined && !isReadOnly;
  const take = (id: ToolId) => {
    canvas.current?.setTool(id);
    canvas.current?.focus();
  };
  const hasSelectionBar = tool === 'select' && !isReadOnly;

  const select = (uuids: string[]) => {
    setSelection(uuids);
    canvasProps.onSelectionChange?.(uuids);
    const [only] = uuids;
    const measure = uuids.length === 1 ? measures.find(({ uuid }) => uuid === only) : undefined;
    if (measure && measure.conditionId !== activeConditionId) onActiveConditionChange(measure.conditionId);
  };

  const newCondition = useNewCondition({
    canvas,
    conditions,
    onNewCondition,
    onActiveConditionChange,
  });

  const searching = usePlanSearch({
    pages,
    currentPageId,
    find: onSearchPlans,
    search,
    onSearch,
    onPage: onPageChange,
  });
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
      actionsOf={pageActions}
      onSearchPlans={onSearchPlans}
      search={searching}
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
      onNewCondition={isReadOnly || !onNewCondition ? undefined : newCondition.draw}
      onEditCondition={isReadOnly ? undefined : onEditCondition}
      assemblyOf={assemblyOf}
      projectTotals={projectTotals}
      onShowMeasures={(shown) => {
        setSheet(null);
        canvas.current?.setTool('select');
        canvas.current?.select(shown.map(({ uuid }) => uuid));
        canvas.current?.zoomAround(shown);
        canvas.current?.focus();
      }}
      onPage={onPageChange}
      onComments={pins && !inSheet ? () => pins.onPanelOpen(true) : undefined}
      inSheet={inSheet}
    />
  );

  const pinPanel = usePinPanel(pins, canvas, { currentPageId, isNarrow });

  return (
    <div ref={root} className={styles.root} onKeyDown={(event) => isShortcutAllowed(event, canvas.current)}>
      <header className={styles.topBar}>{topBar}</header>
      <div className={styles.middle}>
        <ToolRail
          tool={tool}
          onTool={take}
          isReadOnly={isReadOnly}
          extra={extraTools}
          hasMarks={marks !== undefined}
          hasImages={canvasProps.takeImage !== undefined}
          pins={pins}
          layers={layers}
          typicalGroups={typicalGroups}
          scales={
            canvasProps.onDetail && (
              <ScalesButton
                canvas={canvas}
                isReadOnly={isReadOnly}
                calibrations={calibrations}
                measures={measures}
                onRemove={onDetailRemove}
                onOneScale={onOneScale}
                status={status}
              />
            )
          }
          onHelp={() => setHelp(true)}
          onPages={isNarrow ? () => setSheet('pages') : pagesOpen ? undefined : () => setPagesOpen(true)}
          onConditions={isNarrow ? () => setSheet('conditions') : undefined}
        />
        {!isNarrow && pagesOpen && pageDrawer(false)}
        <main className={styles.canvas} onClickCapture={focus.onClick}>
          <VisuallyHidden as="h1">
            {page ? messages.titleOf(`${page.code} ${page.name}`) : messages.title}
          </VisuallyHidden>
          <TakeoffCanvas
            {...canvasProps}
            measures={shown}
            {...(marks ? { planMarks: marks } : {})}
            linkPages={linkPages}
            {...pinPanel.canvasProps}
            find={onSearchPlans && searching.query.trim().length > 1 ? searching.query : undefined}
            foundAt={searching.current}
            onFound={searching.setCount}
            stamp={stamp}
            layer={layers?.activeId || null}
            onOpenPage={onPageChange}
            // Remount per page, so that undo does not affect another page.
            key={currentPageId}
            ref={canvasRef}
            defaultTool={tool}
            defaultModes={modes}
            label={page ? `${page.code} ${page.name}` : messages.plan}
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
            onContextMenu={(uuid, at, point) => menu.current?.open(uuid !== null, at, point)}
          >
            <OptionsBar
              canvas={canvas}
              tool={tool}
              modes={modes}
              status={status}
              conditions={conditions}
              activeConditionId={activeConditionId}
              onActiveConditionChange={onActiveConditionChange}
              onNewCondition={isReadOnly || !onNewCondition ? undefined : newCondition.draw}
              onParametersChange={onParametersChange}
              lengthUnit={lengthUnit}
            />
            {(tool === 'pin' || isMarkTool(tool)) && <MarkOptions tool={tool} stamps={stamps} />}
            {hasSelectionBar && (
              <SelectionBar
                canvas={canvas}
                selected={selected}
                conditions={conditions}
                onNewCondition={onNewCondition && newCondition.assign}
                onConditionChange={onActiveConditionChange}
                layers={layers}
                groups={groups?.list}
                lengthUnit={lengthUnit}
                calibrations={calibrations}
                onOpenPage={onPageChange}
              />
            )}
            <SelectionMenu
              ref={menu}
              {...{ canvas, selected, conditions, layers, isReadOnly }}
              groups={groups?.list}
              onConditionChange={onActiveConditionChange}
              onOpenPage={onPageChange}
              onHelp={() => setHelp(true)}
            />
            {isNarrow && sheet === null && <SearchResults search={searching} isFloating />}
            {overlay}
          </TakeoffCanvas>
        </main>
        {!isNarrow && (pins?.isPanelOpen ? pinPanel.panel(false) : conditionsPanel(false))}
      </div>
      <StatusLine
        status={status}
        canvas={canvas}
        onPage={onPage}
        onNamedScale={isReadOnly ? undefined : canvasProps.onNamedScale}
        hasDetails={hasDetails}
        onRotate={onRotationChange && (() => onRotationChange(((rotation + 90) % 360) as ViewRotation))}
      />
      <ShortcutSheet
        isOpen={help}
        onOpenChange={setHelp}
        hasMarks={marks !== undefined}
        hasPins={pins?.onPlace !== undefined}
        hasImages={canvasProps.takeImage !== undefined}
        hasDetails={hasDetails}
      />
      {isNarrow && (
        <PanelSheets
          open={sheet}
          onOpen={setSheet}
          pages={pageDrawer(true)}
          conditions={conditionsPanel(true)}
          pins={pins}
          pinsPanel={pinPanel.panel(true)}
        />
      )}
    </div>
  );
}
