import type { Calibration, LengthUnit } from '@plumbline/estimating';
import {
  Blend,
  Boxes,
  ChevronDown,
  Layers3,
  Pencil,
  RotateCw,
  SquareArrowOutUpRight,
  TriangleAlert,
  Trash2,
} from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
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
import { ConditionMenu } from './ConditionMenu.tsx';
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

/** Opacity options of images. */
const opacities = [1, 0.75, 0.5, 0.25];

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
  const mark = only && isPlanMark(only) ? only : null;
  const isLocked = selected.every(({ locked }) => locked === true);
  const ids = new Set(selected.map(({ layer }) => layer ?? ''));
  const layer =
    ids.size === 1 ? (layers?.list.find(({ uuid }) => ids.has(uuid))?.name ?? '') : messages.several;
  const pageId = mark?.content.pageId;
  const measures = selected.filter(isMeasure);
  const allMeasures = measures.length === selected.length && !isLocked ? measures : [];
  const heldGroups = new Set(measures.map(({ group }) => group ?? ''));
  const group = groups?.find(({ uuid }) => heldGroups.size === 1 && heldGroups.has(uuid));
  const marks = selected.filter(isPlanMark);
  const allImages = !isLocked && selected.every((each) => isPlanMark(each) && each.type === 'image');
  const seen = new Set(marks.map(({ content }) => content.opacity ?? 1));
  const [opacity] = seen.size === 1 ? seen : [];
  const percent = (part: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(part);
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
      {across && (
        <span className={styles.field}>
          <Icon icon={TriangleAlert} size={14} />
          {messages.acrossScales(across.scale, across.detail)}
        </span>
      )}
      {result?.selfCrossing && (
        <span className={styles.field}>
          <Icon icon={TriangleAlert} size={14} />
          {messages.crossing}
        </span>
      )}
      {result?.cutsTooMuch && (
        <span className={styles.field}>
          <Icon icon={TriangleAlert} size={14} />
          {messages.cutsTooMuch}
        </span>
      )}
      {result && result.quantity < 0 && !result.cutsTooMuch && (
        <span className={styles.field}>
          <Icon icon={TriangleAlert} size={14} />
          {messages.moreOpenings}
        </span>
      )}
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
      {allImages && (
        <Menu
          label={messages.opacity}
          placement="bottom start"
          items={[
            {
              id: 'opacity',
              selectionMode: 'single',
              selectedIds: opacity === undefined ? [] : [String(opacity)],
              onSelectionChange: ([chosen]) =>
                chosen !== undefined && canvas.current?.setOpacity(Number(chosen)),
              items: opacities.map((each) => ({ id: String(each), label: percent(each) })),
            },
          ]}
          trigger={
            <Button
              variant="ghost"
              size="sm"
              icon={Blend}
              iconAfter={ChevronDown}
              aria-label={`${messages.opacity}: ${percent(opacity ?? 1)}`}
            >
              {percent(opacity ?? 1)}
            </Button>
          }
        />
      )}
      {marks.length === selected.length && (
        <IconButton
          icon={RotateCw}
          label={messages.turn}
          size="sm"
          isDisabled={isLocked}
          onPress={() => canvas.current?.turnSelected(90)}
        />
      )}
      {pageId && onOpenPage && (
        <Button size="sm" icon={SquareArrowOutUpRight} onPress={() => onOpenPage(pageId)}>
          {messages.openPage}
        </Button>
      )}
      {mark && (
        <Button
          size="sm"
          icon={Pencil}
          isDisabled={isLocked}
          onPress={() => canvas.current?.editMark(mark.uuid)}
        >
          {messages.edit}
        </Button>
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
