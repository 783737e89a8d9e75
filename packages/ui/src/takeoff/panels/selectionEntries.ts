import { markKinds, type Point } from '@plumbline/estimating';
import type { MenuEntry, MenuItem } from '../../components/Menu/Menu.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import { canContinue } from '../canvas/DrawnMeasure.ts';
import { shapeOf } from '../geometry/shape.ts';
import { canJoin, isOpenLine } from '../store/pathActions.ts';
import { offsetSources } from '../store/offsetSelected.ts';
import { canSplitAreas } from '../store/splitAreas.ts';
import { canSubtract } from '../store/subtractAreas.ts';
import { isMeasure, isPlanMark, type CanvasShape, type TakeoffCanvasHandle } from '../types.ts';
import { conditionSections } from './conditionSections.ts';
import type { LayerControls, WorkspaceCondition, WorkspaceGroup } from './workspaceTypes.ts';

/** What the entries of the context menu depend on. */
export interface SelectionEntriesOptions {
  canvas: TakeoffCanvasHandle | null;
  selected: readonly CanvasShape[];
  conditions: readonly WorkspaceCondition[];
  /** Called when the condition of the selection changed. */
  onConditionChange: (uuid: string) => void;
  layers: LayerControls | undefined;
  groups: readonly WorkspaceGroup[] | undefined;
  isReadOnly: boolean;
  onOpenPage: (uuid: string) => void;
  onHelp: () => void;
  messages: Messages['takeoffSelection'];
  toolNames: Messages['takeoffTools'];
}

/** Groups of entries with separators between them; empty groups are left out. */
const separated = (groups: readonly (readonly MenuEntry[])[]): MenuEntry[] =>
  groups
    .filter(({ length }) => length > 0)
    .flatMap((group, index): MenuEntry[] => (index === 0 ? [...group] : ['separator', ...group]));

/** Entries on empty paper. */
export function pageEntries({ canvas, isReadOnly, onHelp, messages }: SelectionEntriesOptions): MenuEntry[] {
  const paste: MenuItem = {
    id: 'paste',
    label: messages.paste,
    shortcut: 'Ctrl V',
    onAction: () => canvas?.edit('paste'),
  };
  return separated([
    isReadOnly ? [] : [paste],
    [
      { id: 'all', label: messages.selectAll, shortcut: 'Ctrl A', onAction: () => canvas?.edit('all') },
      { id: 'fit', label: messages.fit, shortcut: 'F', onAction: () => canvas?.fit() },
    ],
    [{ id: 'help', label: messages.shortcuts, shortcut: '?', onAction: onHelp }],
  ]);
}

/** Entries that draw the selection further or change its outline. */
function drawingEntries(
  { canvas, selected, onOpenPage, messages }: SelectionEntriesOptions,
  point: Point,
): MenuItem[] {
  const measures = selected.filter(isMeasure);
  const [only] = selected.length === 1 ? selected : [];
  const entries: MenuItem[] = [];
  if (only && isMeasure(only) && canContinue(only))
    entries.push({
      id: 'continue',
      label: messages.continue,
      shortcut: 'Shift L',
      onAction: () => canvas?.continueDrawing(only.uuid, point),
    });
  if (only && isMeasure(only) && !only.locked && shapeOf(only.type) === 'region')
    entries.push({
      id: 'cutout',
      label: messages.addCutout,
      shortcut: 'X',
      onAction: () => canvas?.setTool('cutout'),
    });
  if (only && isMeasure(only) && isOpenLine(only))
    entries.push({ id: 'split', label: messages.split, onAction: () => canvas?.splitSelected(point) });
  if (canSplitAreas(selected))
    entries.push({
      id: 'split-areas',
      label: messages.splitAreas,
      shortcut: 'Shift S',
      onAction: () => {
        canvas?.setTool('split-areas');
        canvas?.focus();
      },
    });
  if (measures.length === selected.length && canJoin(measures))
    entries.push({
      id: 'join',
      label: messages.join,
      shortcut: 'Shift J',
      onAction: () => canvas?.edit('join'),
    });
  if (canSubtract(selected))
    entries.push({
      id: 'subtract',
      label: messages.subtract,
      shortcut: 'Shift X',
      onAction: () => canvas?.edit('subtract'),
    });
  if (offsetSources(selected))
    entries.push({
      id: 'offset',
      label: messages.offset,
      shortcut: 'Shift O',
      onAction: () => canvas?.edit('offset'),
    });
  if (only && isPlanMark(only)) {
    const { pageId } = only.content;
    if (pageId) entries.push({ id: 'open', label: messages.openPage, onAction: () => onOpenPage(pageId) });
    if (!only.locked && markKinds[only.type].text !== 'none')
      entries.push({
        id: 'edit',
        label: messages.edit,
        shortcut: 'Enter',
        onAction: () => canvas?.editMark(only.uuid),
      });
  }
  return entries;
}

/** Submenus for condition, layer and typical group. */
function belongingEntries(options: SelectionEntriesOptions): MenuItem[] {
  const { canvas, selected, conditions, onConditionChange, layers, groups, messages, toolNames } = options;
  const measures = selected.filter(isMeasure);
  const isOfMeasures = measures.length === selected.length;
  const entries: MenuItem[] = [];
  if (isOfMeasures && conditions.length > 1)
    entries.push({
      id: 'condition',
      label: messages.condition,
      items: conditionSections({
        measures,
        conditions,
        onChoose: (uuid) => {
          canvas?.setCondition(uuid);
          onConditionChange(uuid);
        },
        obstacles: messages.obstacle,
        toolNames,
      }),
    });
  if (layers && layers.list.length > 1)
    entries.push({
      id: 'layer',
      label: messages.layer,
      items: layers.list
        .filter(({ isLocked }) => !isLocked)
        .map(({ uuid, name }) => ({
          id: `layer-${uuid}`,
          label: name,
          onAction: () => canvas?.setLayer(uuid || null),
        })),
    });
  if (isOfMeasures && groups && groups.length > 0)
    entries.push({
      id: 'group',
      label: messages.group,
      items: [
        { id: 'group-none', label: messages.noGroup, onAction: () => canvas?.setGroup(null, 1) },
        ...groups.map(({ uuid, name, times }) => ({
          id: `group-${uuid}`,
          label: messages.groupTimes(name, times),
          onAction: () => canvas?.setGroup(uuid, times),
        })),
      ],
    });
  return entries;
}

/**
 * Entries on a shape, for the selection.
 * @param point where the menu was opened, in page points.
 */
export function selectionEntries(options: SelectionEntriesOptions, point: Point): MenuEntry[] {
  const { canvas, selected, isReadOnly, messages } = options;
  const mayChange = !isReadOnly && selected.some(({ locked }) => !locked);
  const copy: MenuItem = {
    id: 'copy',
    label: messages.copy,
    shortcut: 'Ctrl C',
    onAction: () => canvas?.edit('copy'),
  };
  const zoom: MenuItem = {
    id: 'zoom',
    label: messages.zoomTo,
    onAction: () => canvas?.zoomAround(selected),
  };
  if (!mayChange) return separated([[copy], [zoom]]);
  return separated([
    drawingEntries(options, point),
    belongingEntries(options),
    [
      { id: 'cut', label: messages.cut, shortcut: 'Ctrl X', onAction: () => canvas?.edit('cut') },
      copy,
      {
        id: 'duplicate',
        label: messages.duplicate,
        shortcut: 'Ctrl D',
        onAction: () => canvas?.edit('duplicate'),
      },
      ...(selected.some(isMeasure)
        ? [
            {
              id: 'mirror',
              label: messages.mirror,
              shortcut: 'M',
              onAction: () => canvas?.edit('mirror'),
            },
            {
              id: 'mirror-vertically',
              label: messages.mirrorVertically,
              shortcut: 'Shift M',
              onAction: () => canvas?.edit('mirror-vertically'),
            },
          ]
        : []),
    ],
    [zoom],
    [
      {
        id: 'delete',
        label: messages.delete,
        shortcut: 'Delete',
        tone: 'danger',
        onAction: () => canvas?.deleteSelected(),
      },
    ],
  ]);
}
