import { Button } from '@plumbline/ui/Button';
import { Menu } from '@plumbline/ui/Menu';
import { SearchField } from '@plumbline/ui/SearchField';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { LayersIcon } from '@plumbline/ui/icons';
import { firstRadius, radii, type LayerName, type MapState } from './map.ts';
import { layerLabels } from './map-layers.ts';
import type { ChangeMapAddress } from './use-map-address.ts';
import { mapMessages as text } from './messages.ts';

const ALL_TERRITORIES = 'everywhere';
const isUuid = (near: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(near);

interface MapToolbarProps {
  state: MapState;
  /** Label of the place that records are searched around. */
  centreLabel: string | undefined;
  /** Message why that place was not found. */
  refusal: string | undefined;
  /** Territories of the company. */
  territories: readonly { name: string }[];
  /** Layers that the user may view. */
  offered: readonly LayerName[];
  /** Changes the URL, with the same records as before. */
  onChange: ChangeMapAddress;
  /** Changes the URL so that other records are requested. */
  onAsk: ChangeMapAddress;
}

/** Search around a place, its radius, territory and layers of the map. */
export function MapToolbar({
  state,
  centreLabel,
  refusal,
  territories,
  offered,
  onChange: change,
  onAsk: ask,
}: MapToolbarProps) {
  // A record is searched around by its id, and shown by its name.
  const near = isUuid(state.near) ? (centreLabel ?? '') : state.near;
  return (
    <>
      <SearchField
        key={near}
        label={text.near}
        placeholder={text.nearPlaceholder}
        defaultValue={near}
        onSearch={(next) =>
          next !== (isUuid(state.near) ? centreLabel : state.near) &&
          change({
            near: next,
            miles: next ? String(state.miles ?? firstRadius) : undefined,
            selected: undefined,
          })
        }
        {...(refusal ? { errorMessage: refusal } : {})}
      />
      {state.near !== '' && (
        <SegmentedControl
          label={text.radius}
          size="sm"
          value={String(state.miles ?? 'all')}
          onChange={(miles) => change({ miles: miles === 'all' ? undefined : miles })}
          options={[
            ...radii.map((miles) => ({ id: String(miles), label: `${miles} mi` })),
            { id: 'all', label: text.any },
          ]}
        />
      )}
      <Stack shrinks={false}>
        <Select
          label={text.territory}
          hideLabel
          value={state.territory || ALL_TERRITORIES}
          onChange={(name) => ask({ territory: name === ALL_TERRITORIES ? undefined : name })}
          options={[
            { id: ALL_TERRITORIES, label: text.allTerritories },
            ...territories.map(({ name }) => ({ id: name, label: name })),
          ]}
        />
      </Stack>
      <Menu
        label={text.layers}
        placement="bottom start"
        trigger={<Button icon={LayersIcon}>{text.layers}</Button>}
        items={[
          {
            id: 'layers',
            items: offered.map((id) => ({ id, label: layerLabels[id] })),
            selectionMode: 'multiple',
            selectedIds: [...state.layers],
            onSelectionChange: (ids) => ask({ layers: ids.length ? ids.join(',') : 'account' }),
          },
        ]}
      />
    </>
  );
}
