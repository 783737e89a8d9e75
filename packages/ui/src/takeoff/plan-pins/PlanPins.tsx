import { useMemo } from 'react';
import { useControlled, useWidth } from '../../hooks.ts';
import { countPins, visiblePins } from './filterPins.ts';
import { PinFilterChips, PinFilterPanel } from './PinFilters.tsx';
import { usePinLabels } from './usePinLabels.ts';
import { PlanFrame } from './PlanFrame.tsx';
import type { PlanPinsProps } from './planPinTypes.ts';
import * as styles from './PlanPins.css.ts';

export type {
  PinShape,
  PlanPin,
  PlanPinKind,
  PlanPinsHandle,
  PlanPinsProps,
  PlanPinStatus,
  PlanSheet,
  PlanTiles,
} from './planPinTypes.ts';

/** Width in pixels below which filters are chips and the card is docked. */
const narrow = 640;
const none: readonly string[] = [];

/**
 * A plan sheet with pins, as high as its parent. Pins that are close together form clusters, which split when the plan
 * is zoomed. The list shows the same pins in the same order, as the alternative to the plan.
 *
 * Keys of the plan: arrow keys pan, + and - zoom, 0 shows the whole sheet, N adds a pin. Tab goes to the pins: arrow
 * keys, Home and End go from pin to pin, Enter opens, M moves a pin, Escape closes its card. While a place is chosen,
 * arrow keys move a crosshair (Shift for larger steps), Enter takes the place and Escape cancels. Keys of the list: Up,
 * Down, Home and End go from pin to pin, Enter opens, Tab goes to "Show on plan".
 *
 * @example
 * <PlanPins
 *   label="Level 2 punch list"
 *   sheet={{ src: '/sheets/a2-1.png', width: 3000, height: 2000 }}
 *   kinds={[
 *     { id: 'punch', label: 'Punch item', pluralLabel: 'Punch items', shape: 'drop', icon: FlagIcon },
 *   ]}
 *   statuses={[{ id: 'open', label: 'Open', tone: 'alert' }]}
 *   pins={[
 *     {
 *       id: '1',
 *       number: '14',
 *       title: 'Patch the corner bead',
 *       at: { x: 1200, y: 640 },
 *       kindId: 'punch',
 *       statusId: 'open',
 *     },
 *   ]}
 * />
 */
export function PlanPins(props: PlanPinsProps) {
  const { pins, kinds, statuses } = props;
  const [measure, width] = useWidth();
  const [selectedId, setSelectedId] = useControlled(
    props.selectedId,
    props.defaultSelectedId ?? null,
    props.onSelectedIdChange,
  );
  const [hiddenIds, setHiddenIds] = useControlled(
    props.hiddenIds,
    props.defaultHiddenIds ?? none,
    props.onHiddenIdsChange,
  );
  const [isList, setList] = useControlled(props.isList, props.defaultIsList ?? false, props.onIsListChange);
  const texts = usePinLabels(kinds, statuses);
  const visible = useMemo(() => visiblePins(pins, hiddenIds), [pins, hiddenIds]);
  const isUnknown = pins.length === 0 && (props.isLoading || props.errorMessage !== undefined);
  const counts = useMemo(() => (isUnknown ? null : countPins(pins)), [pins, isUnknown]);
  const unsynced = useMemo(() => pins.filter(({ isUnsynced }) => isUnsynced).length, [pins]);
  const isNarrow = width !== undefined && width < narrow;
  const filters = {
    kinds,
    statuses,
    counts,
    total: pins.length,
    shown: visible.length,
    unsynced,
    hiddenIds,
    onHiddenIdsChange: setHiddenIds,
    texts,
  };
  return (
    <section ref={measure} className={styles.root} aria-label={props.label} aria-busy={props.isLoading}>
      {!isNarrow && <PinFilterPanel {...filters} />}
      {/* The plan is fitted into its window once, so its size has to be known before. */}
      {width !== undefined && (
        <PlanFrame
          {...props}
          visible={visible}
          texts={texts}
          selectedId={selectedId}
          onSelectedIdChange={setSelectedId}
          isList={isList}
          onIsListChange={setList}
          onShowAll={() => setHiddenIds(none)}
          isNarrow={isNarrow}
          chips={isNarrow && <PinFilterChips {...filters} />}
        />
      )}
    </section>
  );
}
