import type { RefObject } from 'react';
import { ChevronDown, CornerDownLeft, Magnet, MoveHorizontal, Shapes, Undo2 } from 'lucide-react';
import type { LengthUnit, TakeoffParameters, TakeoffType } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuSection } from '../../components/Menu/Menu.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { symbolSearchMessages } from '../symbol-search/SymbolSearchBar.messages.ts';
import { shapeOf } from '../geometry/shape.ts';
import { isDrawingTool, isFrameTool, isMarkTool } from '../tools/startTool.ts';
import { type ParameterChange, withChange } from '../store/parameterChange.ts';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import type { DrawingModes, TakeoffCanvasHandle, ToolId } from '../types.ts';
import type { Messages } from '../../messages/catalogue.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DimensionField } from './DimensionField.tsx';
import { dimensionsOf, extraDimensions } from './dimensions.ts';
import { MoreDimensions } from './MoreDimensions.tsx';
import { takeoffOptionsMessages } from './OptionsBar.messages.ts';
import { type StatusStore, useStatus } from './statusStore.ts';
import { Swatch } from './Swatch.tsx';
import * as styles from './OptionsBar.css.ts';
import * as panel from './panel.css.ts';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface OptionsBarProps {
  canvas: RefObject<TakeoffCanvasHandle | null>;
  tool: ToolId;
  modes: DrawingModes;
  status: StatusStore;
  conditions: readonly WorkspaceCondition[];
  activeConditionId: string | null;
  onActiveConditionChange: (uuid: string) => void;
  onNewCondition?: ((type: TakeoffType) => void) | undefined;
  onParametersChange?: ((uuid: string, parameters: TakeoffParameters) => void) | undefined;
  lengthUnit: LengthUnit;
}

/** Tools without options, or with a bar of their own. */
const withoutOptions: ReadonlySet<ToolId> = new Set(['select', 'pan', 'pin', 'symbol-search', 'find-room']);

/** Shapes drawn by tools without a condition. */
const helperShapes: Partial<Record<ToolId, 'region' | 'path'>> = { cutout: 'region', 'split-areas': 'path' };

const hintOf = (tool: ToolId, messages: Messages['takeoffOptions']): string => {
  if (tool === 'calibrate') return messages.calibrateHint;
  if (tool === 'detail') return messages.detailHint;
  if (tool === 'zoom') return messages.zoomHint;
  return tool === 'split-areas' ? messages.splitHint : messages.cutoutHint;
};

/** Options of the active tool, floating over the sheet. */
export function OptionsBar({
  canvas,
  tool,
  modes,
  status,
  conditions,
  activeConditionId,
  onActiveConditionChange,
  onNewCondition,
  onParametersChange,
  lengthUnit,
}: OptionsBarProps) {
  const messages = useMessages('takeoffOptions', takeoffOptionsMessages);
  const symbolSearch = useMessages('takeoffSymbolSearch', symbolSearchMessages);
  const toolNames = useMessages('takeoffTools', takeoffToolsMessages);
  const vertices = useStatus(status, (now) => now?.vertices ?? 0);
  const canUndo = useStatus(status, (now) => now?.canUndo ?? false);
  const undoName = useStatus(status, (now) => now?.undoName ?? null);
  const drawing = isDrawingTool(tool);
  if (withoutOptions.has(tool) || isMarkTool(tool)) return null;
  const shape = drawing ? shapeOf(tool) : (helperShapes[tool] ?? null);
  const fitting = drawing ? conditions.filter(({ type }) => type === tool) : [];
  const active =
    fitting.find(({ uuid }) => uuid === activeConditionId) ?? (fitting.length > 0 ? fitting[0] : undefined);
  const groups = [...new Set(fitting.map(({ group }) => group ?? ''))];
  const sections: MenuSection[] = groups.map((group) => ({
    id: `group-${group}`,
    ...(group ? { title: group } : {}),
    selectionMode: 'single',
    selectedIds: active ? [active.uuid] : [],
    onSelectionChange: ([uuid]) => uuid && onActiveConditionChange(uuid),
    items: fitting
      .filter((condition) => (condition.group ?? '') === group)
      .map(({ uuid, code, name }) => ({ id: uuid, label: `${code} ${name}` })),
  }));
  const change = (changed: ParameterChange) => {
    if (active) onParametersChange?.(active.uuid, withChange(active.parameters, changed));
  };
  const least = shape === 'region' ? 3 : 2;
  // Without a condition the tool cannot draw, so show only how to add one.
  if (drawing && !active)
    return (
      <div
        className={cx(styles.options, styles.worded)}
        role="group"
        aria-label={messages.label(toolNames[tool])}
      >
        <span className={styles.missing}>{messages.noConditionOfType}</span>
        {onNewCondition && (
          <Button size="sm" onPress={() => onNewCondition(tool)}>
            {messages.newCondition}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.options} role="group" aria-label={messages.label(toolNames[tool])}>
      {drawing && active && (
        <Menu
          label={messages.condition}
          placement="bottom start"
          items={[
            ...sections,
            ...(onNewCondition
              ? ([
                  'separator',
                  { id: 'new', label: messages.newCondition, onAction: () => onNewCondition(tool) },
                ] as const)
              : []),
          ]}
          trigger={
            <Button variant="ghost" size="sm" iconAfter={ChevronDown}>
              <span className={styles.picked}>
                <Swatch condition={active} />
                <VisuallyHidden>{messages.condition} </VisuallyHidden>
                <span className={panel.code}>{active.code}</span>{' '}
                <span className={styles.pickedName}>{active.name}</span>
              </span>
            </Button>
          }
        />
      )}
      {!drawing && <span className={styles.field}>{hintOf(tool, messages)}</span>}
      {active &&
        onParametersChange &&
        dimensionsOf(tool).map((dimension) => (
          <DimensionField
            key={`${active.uuid}-${dimension.key}`}
            dimension={dimension}
            parameters={active.parameters ?? {}}
            unit={lengthUnit}
            onChange={change}
          />
        ))}
      {active && onParametersChange && (
        <MoreDimensions
          key={active.uuid}
          dimensions={extraDimensions(tool)}
          parameters={active.parameters ?? {}}
          unit={lengthUnit}
          isShared
          onChange={change}
        />
      )}
      {shape !== null && shape !== 'marks' && (
        <>
          <span className={styles.rule} />
          <SegmentedControl
            label={messages.segment}
            size="sm"
            options={[
              { id: 'line', label: messages.line },
              { id: 'arc', label: messages.arc },
            ]}
            value={modes.segment}
            onChange={(segment) => canvas.current?.setModes({ segment })}
          />
        </>
      )}
      {shape === 'region' && (
        <SegmentedControl
          label={messages.outline}
          size="sm"
          options={[
            { id: 'polygon', label: messages.polygon },
            { id: 'rectangle', label: messages.rectangle },
          ]}
          value={modes.outline}
          onChange={(outline) => canvas.current?.setModes({ outline })}
        />
      )}
      {tool === 'count' && active && (
        <>
          <span className={styles.rule} />
          <Button
            variant="ghost"
            size="sm"
            icon={Shapes}
            onPress={() => {
              canvas.current?.setTool('symbol-search');
              canvas.current?.focus();
            }}
          >
            {symbolSearch.command}
          </Button>
        </>
      )}
      {tool !== 'zoom' && (
        <>
          <span className={styles.rule} />
          <ToggleButton
            size="sm"
            icon={Magnet}
            isSelected={modes.snap}
            onChange={(snap) => canvas.current?.setModes({ snap })}
          >
            {messages.snap}
          </ToggleButton>
        </>
      )}
      {shape !== 'marks' && !isFrameTool(tool) && (
        <ToggleButton
          size="sm"
          icon={MoveHorizontal}
          isSelected={modes.ortho}
          onChange={(ortho) => canvas.current?.setModes({ ortho })}
        >
          {messages.ortho}
        </ToggleButton>
      )}
      {shape !== null && (
        <div className={styles.finish}>
          <span className={styles.rule} />
          <IconButton
            icon={Undo2}
            isDirectional
            label={undoName ? messages.undoOf(undoName) : messages.undo}
            shortcut="Ctrl Z"
            size="sm"
            isDisabled={!canUndo}
            onPress={() => canvas.current?.undo()}
          />
          <Button
            variant="primary"
            size="sm"
            iconAfter={CornerDownLeft}
            isDisabled={shape !== 'marks' && vertices < least}
            onPress={() => {
              canvas.current?.finish();
              canvas.current?.focus();
            }}
          >
            {messages.finish}
          </Button>
        </div>
      )}
    </div>
  );
}
