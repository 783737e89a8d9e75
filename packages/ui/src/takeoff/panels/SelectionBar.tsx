import type { Calibration, LengthUnit } from '@plumbline/estimating';
import { Boxes, ChevronDown, CopyPlus, Layers3, TriangleAlert, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { mixedScaleText } from '../calibration/mixedScaleText.ts';
import { resultOf } from '../canvas/figures.ts';
import {
  isMeasure,
  isPlanMark,
  type CanvasMeasure,
  type CanvasShape,
  type TakeoffCanvasHandle,
} from '../types.ts';
import { offsetSources } from '../store/offsetSelected.ts';
import { ConditionMenu } from './ConditionMenu.tsx';
import { MarkActions } from './MarkActions.tsx';
import { SelectionDimensions } from './SelectionDimensions.tsx';
import { takeoffSelectionMessages } from './SelectionBar.messages.ts';
import * as styles from './OptionsBar.css.ts';
import type { LayerControls, WorkspaceCondition, WorkspaceGroup } from './workspaceTypes.ts';

interface SelectionBarProps {
  canvas: RefObject<TakeoffCanvasHandle | null>;
  selected: readonly CanvasShape[];
  conditions: readonly WorkspaceCondition[];
  /** Creates a condition for the selection. */
  onNewCondition?: ((measures: readonly CanvasMeasure[]) => void) | undefined;
  /** Called when the condition of the selection changed. */
  onConditionChange?: ((uuid: string) => void) | undefined;
  layers?: LayerControls | undefined;
  groups?: readonly WorkspaceGroup[] | undefined;
  lengthUnit: LengthUnit;
  calibrations: readonly Calibration[];
  onOpenPage?: ((uuid: string) => void) | undefined;
}

/** Warning about a selected measure. */
const warning = (text: string) => (
  <span className={cx(styles.field, styles.warning)}>
    <Icon icon={TriangleAlert} size={14} />
    {text}
  </span>
);

/** Actions of the selection, floating over the sheet. */
export function SelectionBar({
  canvas,
  selected,
  conditions,
  onNewCondition,
  onConditionChange,
  layers,
  groups,
  lengthUnit,
  calibrations,
  onOpenPage,
}: SelectionBarProps) {
  const messages = useMessages('takeoffSelection', takeoffSelectionMessages);
  const { locale } = useLocale();
  const [first] = selected;
  if (!first) return null;
  const only = selected.length === 1 ? first : null;
  const isLocked = selected.every(({ locked }) => locked === true);
  const ids = new Set(selected.map(({ layer }) => layer ?? ''));
  const layer =
    ids.size === 1 ? (layers?.list.find(({ uuid }) => ids.has(uuid))?.name ?? '') : messages.several;
  const measures = selected.filter(isMeasure);
  const allMeasures = measures.length === selected.length && !isLocked ? measures : [];
  const heldGroups = new Set(measures.map(({ group }) => group ?? ''));
  const group = groups?.find(({ uuid }) => heldGroups.size === 1 && heldGroups.has(uuid));
  const marks = selected.filter(isPlanMark);
  const across = only && isMeasure(only) ? mixedScaleText(only, calibrations) : null;
  const result =
    only && isMeasure(only)
      ? resultOf(
          only,
          conditions.find(({ uuid }) => uuid === only.conditionId),
          calibrations,
        )
      : null;
  const key = selected.map(({ uuid }) => uuid).join();
  return (
    <div className={styles.options} role="group" aria-label={messages.label}>
      <span className={styles.field}>
        {messages.count(selected.length, new Intl.NumberFormat(locale).format(selected.length))}
      </span>
      {allMeasures.length > 0 && (
        <ConditionMenu
          measures={allMeasures}
          conditions={conditions}
          onNewCondition={onNewCondition && (() => onNewCondition(allMeasures))}
          onChoose={(uuid) => {
            canvas.current?.setCondition(uuid);
            onConditionChange?.(uuid);
          }}
        />
      )}
      {across && warning(messages.acrossScales(across.scale, across.detail))}
      {result?.selfCrossing && warning(messages.crossing)}
      {result?.cutsTooMuch && warning(messages.cutsTooMuch)}
      {result && result.quantity < 0 && !result.cutsTooMuch && warning(messages.moreOpenings)}
      {layers && layers.list.length > 1 && (
        <Menu
          label={messages.layer}
          placement="bottom start"
          items={[
            {
              id: 'layers',
              selectionMode: 'single',
              selectedIds: ids.size === 1 ? [...ids] : [],
              onSelectionChange: ([uuid]) => uuid !== undefined && canvas.current?.setLayer(uuid || null),
              items: layers.list
                .filter((each) => !each.isLocked)
                .map((each) => ({ id: each.uuid, label: each.name })),
            },
          ]}
          trigger={
            <Button variant="ghost" size="sm" icon={Layers3} iconAfter={ChevronDown} isDisabled={isLocked}>
              {layer}
            </Button>
          }
        />
      )}
      {groups && groups.length > 0 && allMeasures.length > 0 && (
        <Menu
          label={messages.group}
          placement="bottom start"
          items={[
            {
              id: 'groups',
              selectionMode: 'single',
              selectedIds: heldGroups.size === 1 ? [group?.uuid ?? 'none'] : [],
              onSelectionChange: ([id]) => {
                const chosen = groups.find(({ uuid }) => uuid === id);
                if (id !== undefined) canvas.current?.setGroup(chosen?.uuid ?? null, chosen?.times ?? 1);
              },
              items: [
                { id: 'none', label: messages.noGroup },
                ...groups.map(({ uuid, name, times }) => ({
                  id: uuid,
                  label: messages.groupTimes(name, times),
                })),
              ],
            },
          ]}
          trigger={
            <Button variant="ghost" size="sm" icon={Boxes} iconAfter={ChevronDown}>
              {group ? messages.groupTimes(group.name, group.times) : messages.noGroup}
            </Button>
          }
        />
      )}
      <SelectionDimensions
        key={key}
        measures={allMeasures}
        conditions={conditions}
        unit={lengthUnit}
        onChange={(change) => canvas.current?.setDimensions(change)}
      />
      {marks.length === selected.length && (
        <MarkActions canvas={canvas} marks={marks} isLocked={isLocked} onOpenPage={onOpenPage} />
      )}
      {offsetSources(selected) && (
        <IconButton
          icon={CopyPlus}
          label={messages.offset}
          shortcut="Shift O"
          size="sm"
          onPress={() => canvas.current?.edit('offset')}
        />
      )}
      <IconButton
        icon={Trash2}
        label={messages.delete}
        shortcut="Delete"
        size="sm"
        isDisabled={isLocked}
        onPress={() => {
          canvas.current?.deleteSelected();
          canvas.current?.focus();
        }}
      />
    </div>
  );
}
