import { useState, type RefObject } from 'react';
import { ChevronDown, CornerDownLeft, Magnet, MoveHorizontal, Undo2 } from 'lucide-react';
import { formatLength, type LengthUnit, parseLength, type TakeoffParameters } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Menu, type MenuSection } from '../../components/Menu/Menu.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { shapeOf } from '../geometry/shape.ts';
import { isDrawingTool } from '../tools/startTool.ts';
import { toolNames } from '../tools/keyboard.ts';
import type { DrawingModes, TakeoffCanvasHandle, ToolId } from '../types.ts';
import { type StatusStore, useStatus } from './statusStore.ts';
import { Swatch } from './Swatch.tsx';
import * as styles from './TakeoffWorkspace.css.ts';
import type { WorkspaceCondition } from './workspaceTypes.ts';

type Dimension = 'height' | 'width' | 'depth' | 'diameter';

const dimensionNames: Record<Dimension, string> = {
  height: 'Height',
  width: 'Width',
  depth: 'Depth',
  diameter: 'Diameter',
};

/** The dimensions that a type needs beside what is drawn. */
const dimensionsOf = (tool: ToolId): Dimension[] => {
  switch (tool) {
    case 'surface_area':
      return ['height'];
    case 'volume_2d':
      return ['depth'];
    case 'volume_3d':
      return ['width', 'height'];
    case 'spiral_area':
      return ['diameter'];
    default:
      return [];
  }
};

interface DimensionFieldProps {
  label: string;
  value: number | undefined;
  unit: LengthUnit;
  onChange: (value: number) => void;
}

/** A length that is read as it is written on a drawing, and kept when it is one. */
function DimensionField({ label, value, unit, onChange }: DimensionFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = value === undefined ? '' : formatLength(value, { unit });
  const parsed = text === null ? undefined : parseLength(text, unit);
  const keep = () => {
    if (parsed !== undefined && parsed > 0 && parsed !== value) onChange(parsed);
    setText(null);
  };
  return (
    <div className={styles.field}>
      <span aria-hidden>{label}</span>
      <div className={styles.fieldInput}>
        <TextField
          label={label}
          hideLabel
          size="sm"
          value={text ?? shown}
          onChange={setText}
          onBlur={keep}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape') setText(null);
          }}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

interface OptionsBarProps {
  canvas: RefObject<TakeoffCanvasHandle | null>;
  tool: ToolId;
  modes: DrawingModes;
  status: StatusStore;
  conditions: readonly WorkspaceCondition[];
  activeConditionId: string | null;
  onActiveConditionChange: (uuid: string) => void;
  onNewCondition?: (() => void) | undefined;
  onParametersChange?: ((uuid: string, parameters: TakeoffParameters) => void) | undefined;
  lengthUnit: LengthUnit;
}

/** What the tool in hand can be told; floats over the sheet while it draws. */
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
  const vertices = useStatus(status, (now) => now?.vertices ?? 0);
  const canUndo = useStatus(status, (now) => now?.canUndo ?? false);
  const undoName = useStatus(status, (now) => now?.undoName ?? null);
  const drawing = isDrawingTool(tool);
  if (tool === 'select' || tool === 'pan') return null;
  const shape = drawing ? shapeOf(tool) : tool === 'cutout' ? 'region' : null;
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
  const least = shape === 'region' ? 3 : 2;
  return (
    <div className={styles.options} role="group" aria-label={`${toolNames[tool]} options`}>
      {drawing && active && (
        <Menu
          label="Condition"
          placement="bottom start"
          items={[
            ...sections,
            ...(onNewCondition
              ? (['separator', { id: 'new', label: 'New condition', onAction: onNewCondition }] as const)
              : []),
          ]}
          trigger={
            <Button
              variant="ghost"
              size="sm"
              iconAfter={ChevronDown}
              aria-label={`Condition ${active.code} ${active.name}`}
            >
              <span className={styles.picked}>
                <Swatch condition={active} />
                <span className={styles.code}>{active.code}</span>
                <span className={styles.onlyWide}>{active.name}</span>
              </span>
            </Button>
          }
        />
      )}
      {drawing && !active && (
        <>
          <span className={styles.field}>No condition is measured this way yet.</span>
          {onNewCondition && (
            <Button size="sm" onPress={onNewCondition}>
              New condition
            </Button>
          )}
        </>
      )}
      {!drawing && (
        <span className={styles.field}>
          {tool === 'calibrate' ? 'Click both ends of a known length.' : 'Draw inside the area to cut from.'}
        </span>
      )}
      {active &&
        onParametersChange &&
        dimensionsOf(tool).map((key) => (
          <DimensionField
            key={`${active.uuid}-${key}`}
            label={dimensionNames[key]}
            value={active.parameters?.[key]}
            unit={lengthUnit}
            onChange={(value) => onParametersChange(active.uuid, { ...active.parameters, [key]: value })}
          />
        ))}
      {shape !== null && shape !== 'marks' && (
        <>
          <span className={styles.rule} />
          <SegmentedControl
            label="Segment"
            size="sm"
            options={[
              { id: 'line', label: 'Line' },
              { id: 'arc', label: 'Arc' },
            ]}
            value={modes.segment}
            onChange={(segment) => canvas.current?.setModes({ segment })}
          />
        </>
      )}
      {shape === 'region' && (
        <SegmentedControl
          label="Outline"
          size="sm"
          options={[
            { id: 'polygon', label: 'Polygon' },
            { id: 'rectangle', label: 'Rectangle' },
          ]}
          value={modes.outline}
          onChange={(outline) => canvas.current?.setModes({ outline })}
        />
      )}
      <span className={styles.rule} />
      <ToggleButton
        size="sm"
        icon={Magnet}
        isSelected={modes.snap}
        onChange={(snap) => canvas.current?.setModes({ snap })}
      >
        Snap
      </ToggleButton>
      {shape !== 'marks' && (
        <ToggleButton
          size="sm"
          icon={MoveHorizontal}
          isSelected={modes.ortho}
          onChange={(ortho) => canvas.current?.setModes({ ortho })}
        >
          Ortho
        </ToggleButton>
      )}
      {shape !== null && (
        <>
          <span className={styles.rule} />
          <IconButton
            icon={Undo2}
            label={undoName ? `Undo: ${undoName}` : 'Undo'}
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
            Finish
          </Button>
        </>
      )}
    </div>
  );
}
