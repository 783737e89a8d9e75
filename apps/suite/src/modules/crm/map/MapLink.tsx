import { href } from '@plumbline/app-kit';
import { filtersOf } from '@plumbline/app-kit/list/use-list-url-state';
import type { ListView } from '@plumbline/app-kit/list/list-types';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { useIsNarrow } from '@plumbline/ui/media';
import { MapIcon } from '@plumbline/ui/icons';
import { useSearchParams } from 'react-router';
import { mapQuery, type LayerName } from './map.ts';
import { mapMessages } from './messages.ts';

/** Link from a list to the same records on the map; hidden without the right to open the map. */
export function OnMap({ layer, views }: { layer: LayerName; views: readonly ListView[] }) {
  const [address] = useSearchParams();
  const isNarrow = useIsNarrow();
  const mayOpen = useDecision({ app: 1, name: 'account', type: 'v' });
  if (!mayOpen.allowed) return null;
  const filterText = address.get('filter');
  const view = views.find(({ id }) => id === address.get('view')) ?? views[0];
  const filters = filterText === null ? (view?.filters ?? []) : filtersOf(filterText);
  const to = href('crm-map', {}, mapQuery(layer, address.get('q') ?? '', filters));
  return isNarrow ? (
    <IconButton icon={MapIcon} label={mapMessages.map} variant="secondary" href={to} />
  ) : (
    <Button icon={MapIcon} href={to}>
      {mapMessages.map}
    </Button>
  );
}
