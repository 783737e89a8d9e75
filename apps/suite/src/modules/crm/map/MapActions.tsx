import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { ListIcon, MapIcon, MapPinIcon } from '@plumbline/ui/icons';
import { mapMessages as text } from './messages.ts';

interface MapActionsProps {
  /** Number of matching records without a location. */
  unplaced: number;
  /** Opens the list of those records. */
  onFix: () => void;
  /** Shown side of the switch between list and map; undefined where both have room. */
  shown: 'map' | 'list' | undefined;
  onShownChange: (shown: 'map' | 'list') => void;
}

/** Actions of the map's title: records without a location, and the switch between list and map on narrow screens. */
export function MapActions({ unplaced, onFix, shown, onShownChange }: MapActionsProps) {
  return (
    <Inline gap={8}>
      {unplaced > 0 && (
        <Button size="sm" icon={MapPinIcon} onPress={onFix}>
          {text.notOnMap(unplaced.toLocaleString('en-US'))}
        </Button>
      )}
      {shown && (
        <SegmentedControl
          label={text.view}
          size="sm"
          value={shown}
          onChange={onShownChange}
          options={[
            { id: 'map', label: text.map, icon: MapIcon, iconOnly: true },
            { id: 'list', label: text.list, icon: ListIcon, iconOnly: true },
          ]}
        />
      )}
    </Inline>
  );
}
