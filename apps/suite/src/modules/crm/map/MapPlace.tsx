import { href } from '@plumbline/app-kit';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import { capital } from '@plumbline/app-kit/format/format-values';
import { Button } from '@plumbline/ui/Button';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatWholeMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { CrosshairIcon } from '@plumbline/ui/icons';
import { directionsTo } from './map.ts';
import { kindOfLayer, type Spot } from './map-layers.ts';
import { mapMessages } from './messages.ts';

interface Reachable {
  phone?: string;
  email?: string;
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
}
const figureLabels = { account: mapMessages.openPipeline, lead: 'Amount', vendor: '' } as const;
const inexact = {
  zip: '',
  city: mapMessages.cityAccuracy,
  state: mapMessages.stateAccuracy,
} as const;

/** Content of the card of a map point: details and actions of its record. */
export function MapPlace({ spot, onAround }: { spot: Spot; onAround: () => void }) {
  const { layer, record } = spot;
  const kind = kindOfLayer[layer];
  // Load details when the card opens: the map can have thousands of points.
  const { data } = kind.useRead?.(record.uuid) ?? {};
  const { phone, email, street, city, state, zip } = (data?.data ?? {}) as Reachable;
  const address = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Stack gap={12} align="start" isFullWidth>
      <DescriptionList
        items={[
          {
            term: capital(kind.one),
            value: <StatusText tone={spot.tone}>{record.status}</StatusText>,
          },
          ...(record.figure !== undefined
            ? [{ term: figureLabels[layer], value: formatWholeMoney(record.figure) }]
            : []),
          {
            term: 'Address',
            value: address || spot.detail || '',
            ...(inexact[record.precision] ? { note: inexact[record.precision] } : {}),
          },
          ...(record.miles !== undefined ? [{ term: 'Distance', value: `${record.miles} mi` }] : []),
        ]}
      />
      <Inline gap={12} wraps>
        {phone && <Link href={`tel:${phone}`}>{mapMessages.callPhone(phone)}</Link>}
        {email && <Link href={`mailto:${email}`}>{mapMessages.email}</Link>}
        {address && (
          <Link href={directionsTo(address)} target="_blank">
            {mapMessages.directions}
          </Link>
        )}
      </Inline>
      <Inline gap={8} wraps>
        <Button size="sm" href={recordHref(layer, record.uuid) ?? href('crm-map')}>
          {mapMessages.openOne(kind.one)}
        </Button>
        <Button size="sm" variant="ghost" icon={CrosshairIcon} onPress={onAround}>
          {mapMessages.searchNearby}
        </Button>
      </Inline>
    </Stack>
  );
}
