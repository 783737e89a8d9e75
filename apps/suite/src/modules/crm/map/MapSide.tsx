import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import type { Spot } from './map-layers.ts';
import { mapMessages } from './messages.ts';

const away = (miles: number) =>
  `${miles.toLocaleString('en-US', { maximumFractionDigits: miles < 10 ? 1 : 0 })} mi`;

/** List of the records in view, nearest first; selecting one opens its card. */
export function MapSide({
  spots,
  total,
  centre,
  onChoose,
}: {
  spots: readonly (Spot & { miles: number })[];
  total: number;
  /**
   * Label of the point that distances are measured from; without it they are measured from the map center and hidden.
   */
  centre: string | undefined;
  onChoose: (id: string) => void;
}) {
  const count = spots.length.toLocaleString('en-US');
  return (
    <Stack gap={0} isFullHeight isFullWidth>
      <Stack paddingX={16} paddingY={8}>
        <Text size="small" tone="muted" aria-live="polite">
          {mapMessages.countInView(count, total.toLocaleString('en-US'))}
          {centre ? mapMessages.sortedByDistance(centre) : ''}
        </Text>
      </Stack>
      <Stack grows gap={0}>
        <DataTable<Spot & { miles: number }>
          label={mapMessages.inView}
          fills
          rows={spots}
          getRowId={({ id }) => id}
          rowLabel={({ label }) => label}
          onRowOpen={({ id }) => onChoose(id)}
          columns={[
            { id: 'name', header: mapMessages.name, accessor: ({ label }) => label, width: 200 },
            {
              id: 'miles',
              header: mapMessages.miles,
              type: 'number',
              accessor: ({ miles }) => miles.toFixed(1),
              width: 80,
            },
          ]}
          cardView={({ label, detail, tone, record, miles }) => (
            <ListCard
              title={label}
              {...(record.figure !== undefined && Number(record.figure) > 0
                ? { figure: formatWholeMoney(record.figure) }
                : {})}
              subtitle={[detail, ...(centre ? [away(miles)] : [])].filter(Boolean).join(' · ')}
              meta={[
                <StatusText key="status" tone={tone}>
                  {record.status}
                </StatusText>,
              ]}
            />
          )}
          emptyState={
            total === 0 ? (
              <EmptyState size="sm" title={mapMessages.noRecordsOnMap}>
                {mapMessages.recordsOnMapEmpty}
              </EmptyState>
            ) : (
              <EmptyState size="sm" title={mapMessages.noRecordsInView}>
                {mapMessages.recordsInViewEmpty}
              </EmptyState>
            )
          }
        />
      </Stack>
    </Stack>
  );
}
