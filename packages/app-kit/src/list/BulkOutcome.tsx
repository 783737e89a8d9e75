import type { ManyChanged } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { countText } from '../format/count-text.ts';
import { bulkMessages } from './bulk-messages.ts';

/** Formats the number of changed records. */
export function formatChanged(
  kind: { one: string; many: string },
  { changed, unchanged }: ManyChanged,
): string {
  const had = unchanged === 0 ? '' : bulkMessages.unchangedNote(countText(unchanged, kind));
  return `${countText(changed, kind)} changed.${had}`;
}

/** Dialog with the result of a bulk update that rejected some records. */
export function BulkOutcome({
  kind,
  result,
  onClose,
}: {
  kind: { one: string; many: string };
  result: ManyChanged;
  onClose: () => void;
}) {
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bulkMessages.notChanged(countText(result.refused.length, kind))}
      width={720}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button variant="primary" onPress={onClose}>
            {bulkMessages.close}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        <Banner tone={result.changed > 0 ? 'info' : 'warn'}>{formatChanged(kind, result)}</Banner>
        <DataTable
          label={bulkMessages.notChangedHeading}
          variant="document"
          frame="card"
          rows={result.refused}
          getRowId={(each) => each.uuid}
          rowLabel={(each) => each.name || 'Deleted'}
          columns={[
            {
              id: 'name',
              header: bulkMessages.record,
              width: 220,
              accessor: (each) => each.name || 'Deleted',
            },
            {
              id: 'message',
              header: bulkMessages.reason,
              width: 380,
              accessor: (each) => each.message,
            },
          ]}
        />
      </Stack>
    </Drawer>
  );
}
