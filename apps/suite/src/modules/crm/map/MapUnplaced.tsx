import type { UnplacedRecord } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { Drawer } from '@plumbline/ui/Drawer';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { MapPinIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import type { LayerName } from './map.ts';
import { kindOfLayer, layerLabels, type LayerFound } from './map-layers.ts';
import { mapMessages } from './messages.ts';

type Right = Parameters<typeof useDecision>[0];
type Opened = { layer: LayerName; record: { uuid: string; version: number } };

function Rows({ found, onFix }: { found: LayerFound; onFix: (row: UnplacedRecord) => void }) {
  const kind = kindOfLayer[found.name];
  const mayEdit = useDecision({ ...kind.right, type: 'e' } as Right);
  const { unplaced = [], unplaced_count: count = 0 } = found.answer ?? {};
  if (!unplaced.length) return null;
  return (
    <Stack as="section" gap={8} aria-label={layerLabels[found.name]}>
      <Text weight="strong">
        {layerLabels[found.name]} {count.toLocaleString('en-US')}
      </Text>
      <Stack as="ul" gap={8}>
        {unplaced.map((row) => (
          <Inline as="li" key={row.uuid} gap={12} align="center" justify="between" isFullWidth>
            <Stack gap={0}>
              <Text truncate="end">{row.title}</Text>
              <Text size="small" tone="muted" truncate="end">
                {row.address || mapMessages.noAddress}
              </Text>
            </Stack>
            <Button size="sm" onPress={() => onFix(row)} {...denied(mayEdit)}>
              {mapMessages.fixAddress}
            </Button>
          </Inline>
        ))}
      </Stack>
      {unplaced.length < count && (
        <Text size="small" tone="muted">
          {mapMessages.moreUnplaced((count - unplaced.length).toLocaleString('en-US'))}
        </Text>
      )}
    </Stack>
  );
}

/** Drawer that lists records without a map location, with a link to fix each address. */
export function MapUnplaced({ found, onClose }: { found: readonly LayerFound[]; onClose: () => void }) {
  const [opened, setOpened] = useState<Opened>();
  const fixAddress = async (layer: LayerName, uuid: string) => {
    try {
      const answer = await kindOfLayer[layer].read?.(uuid);
      if (answer) setOpened({ layer, record: answer.data });
    } catch (reason) {
      showError(reason);
    }
  };
  const hasAny = found.some(({ answer }) => answer?.unplaced_count);
  return (
    <>
      <Drawer
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={mapMessages.unplacedTitle}
        width={450}
      >
        {hasAny ? (
          <Stack gap={24}>
            <Text tone="muted">{mapMessages.unplacedHint}</Text>
            {found.map((each) => (
              <Rows key={each.name} found={each} onFix={({ uuid }) => void fixAddress(each.name, uuid)} />
            ))}
          </Stack>
        ) : (
          <EmptyState size="sm" icon={MapPinIcon} title={mapMessages.unplacedEmptyTitle}>
            {mapMessages.unplacedEmpty}
          </EmptyState>
        )}
      </Drawer>
      {opened && (
        <LazyResourceForm
          entity={kindOfLayer[opened.layer] as never}
          record={opened.record as never}
          onClose={() => setOpened(undefined)}
          onSaved={() => found.find(({ name }) => name === opened.layer)?.reload()}
        />
      )}
    </>
  );
}
