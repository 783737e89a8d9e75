import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { arrangeTile, isSameLayout, limitSize, tileColumns } from './tileLayout.ts';
import type { PackOptions, TilePlace } from './tileLayout.ts';

/** A tile that is being moved or sized: where it is wanted, and the layout that results. */
export interface TileStep {
  want: TilePlace;
  layout: TilePlace[];
}

/** Place of the held tile in the layout that results. */
export const landingPlace = ({ layout, want }: TileStep): TilePlace =>
  layout.find(({ id }) => id === want.id) ?? want;

type Step = 'up' | 'down' | 'forward' | 'back';

/** Direction of a step; Home and End of keyboard drags have no meaning in a grid. */
export const isStep = (direction: DragDirection | undefined): direction is Step =>
  direction !== undefined && direction !== 'first' && direction !== 'last';

/**
 * Moves a tile by one step: a column sideways, and up or down to the next row where the layout changes, so that each key
 * press has an effect.
 * @param start layout before the move began.
 * @returns undefined at the edge of the grid.
 */
export function stepTile(
  start: readonly TilePlace[],
  { want, layout }: TileStep,
  step: Step,
  options: PackOptions = {},
): TileStep | undefined {
  const { columns = tileColumns } = options;
  if (step === 'forward' || step === 'back') {
    const x = want.x + (step === 'forward' ? 1 : -1);
    if (x < 0 || x + want.width > columns) return undefined;
    const next = { ...want, x };
    return { want: next, layout: arrangeTile(start, next, options) };
  }
  const end = Math.max(...start.map(({ y, height }) => y + height));
  const by = step === 'down' ? 1 : -1;
  for (let y = want.y + by; y >= 0 && y <= end; y += by) {
    const next = { ...want, y };
    const arranged = arrangeTile(start, next, options);
    if (!isSameLayout(arranged, layout)) return { want: next, layout: arranged };
  }
  return undefined;
}

/**
 * Changes the size of a tile by a column or a row; forward and down enlarge it.
 * @returns undefined at the limits of the tile and at the edge of the grid.
 */
export function stepSize(
  start: readonly TilePlace[],
  { want }: TileStep,
  step: Step,
  options: PackOptions = {},
): TileStep | undefined {
  const { columns = tileColumns, limits } = options;
  const isWidth = step === 'forward' || step === 'back';
  const by = step === 'forward' || step === 'down' ? 1 : -1;
  const size = limitSize(
    { width: want.width + (isWidth ? by : 0), height: want.height + (isWidth ? 0 : by) },
    limits?.get(want.id),
    columns,
  );
  const next = { ...want, ...size };
  if (next.x + next.width > columns) return undefined;
  if (next.width === want.width && next.height === want.height) return undefined;
  return { want: next, layout: arrangeTile(start, next, options) };
}
