import { useState, type RefObject } from 'react';
import { ChevronDown, CornerDownLeft, Magnet, MoveHorizontal, Undo2 } from 'lucide-react';
import { formatLength, type LengthUnit, parseLength, type TakeoffParameters } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
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

/** A dimension of the condition that its drawing does not show. */
interface Dimension {
  label: string;
  show: (parameters: TakeoffParameters, unit: LengthUnit) => string;
  /** What the words mean; null when nothing. */
  read: (words: string, unit: LengthUnit) => TakeoffParameters | null;
}

const lengthOf = (label: string, key: 'height' | 'width' | 'depth' | 'diameter'): Dimension => ({
  label,
  show: ({ [key]: value }, unit) => (value === undefined ? '' : formatLength(value, { unit })),
  read: (words, unit) => {
    const value = parseLength(words, unit);
    return value !== undefined && value > 0 ? { [key]: value } : null;
  },
});

const height = lengthOf('Height', 'height');
const sides: Dimension = {
  label: 'Sides',
  show: ({ sides: value = 1 }) => String(value),
  read: (words) => {
    const value = Number(words.trim());
    return Number.isInteger(value) && value > 0 ? { sides: value } : null;
  },
};
const pitch: Dimension = {
  label: 'Pitch',
  show: ({ rise, run }) => (rise === undefined || run === undefined ? '' : `${rise}:${run}`),
  read: (words) => {
    const [rise, run, ...rest] = words.split(/[:/]/).map(Number);
    if (rise === undefined || run === undefined || rest.length > 0) return null;
    return rise >= 0 && run > 0 ? { rise, run } : null;
  },
};

const dimensionsOf = (tool: ToolId): Dimension[] => {
  switch (tool) {
    case 'surface_area':
      return [height, sides];
    case 'pitched_area':
    case 'pitched_linear':
      return [pitch];
    case 'volume_2d':
      return [lengthOf('Depth', 'depth')];
    case 'volume_3d':
      return [lengthOf('Width', 'width'), height];
    case 'spiral_area':
      return [lengthOf('Diameter', 'diameter')];
    default:
      return [];
  }
};

interface DimensionFieldProps {
  dimension: Dimension;
  parameters: TakeoffParameters;
  unit: LengthUnit;
  onChange: (parameters: TakeoffParameters) => void;
}

/** Read as it is written on a drawing, and kept when it means something; otherwise what was stays. */
function DimensionField({ dimension, parameters, unit, onChange }: DimensionFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const { label } = dimension;
  const keep = () => {
    const read = text === null ? null : dimension.read(text, unit);
    if (read) onChange({ ...parameters, ...read });
    setText(null);
  };
  return (
    <div className={styles.field}>
      <span aria-hidden>{label}</span>
      <div className={dimension === sides ? styles.fieldShort : styles.fieldInput}>
        <TextField
          label={label}
          hideLabel
          size="sm"
          value={text ?? dimension.show(parameters, unit)}
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
            <Button variant="ghost" size="sm" iconAfter={ChevronDown}>
              <span className={styles.picked}>
                <Swatch condition={active} />
                <VisuallyHidden>Condition </VisuallyHidden>
                <span className={styles.code}>{active.code}</span>{' '}
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
        dimensionsOf(tool).map((dimension) => (
          <DimensionField
            key={`${active.uuid}-${dimension.label}`}
            dimension={dimension}
            parameters={active.parameters ?? {}}
            unit={lengthUnit}
            onChange={(parameters) => onParametersChange(active.uuid, parameters)}
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
        <div className={styles.finish}>
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
        </div>
      )}
    </div>
  );
}
