import type { ManyChanged } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { countText } from '../format/count-text.ts';
import { listMessages } from './messages.ts';

/** Formats the number of changed records. */
export function formatChanged(
  kind: { one: string; many: string },
  { changed, unchanged }: ManyChanged,
): string {
  const had = unchanged === 0 ? '' : listMessages.unchangedNote(countText(unchanged, kind));
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
      title={listMessages.notChanged(countText(result.refused.length, kind))}
      width={720}
      footer={
        <Inline gap={8} justify="end" fullWidth>
          <Button variant="primary" onPress={onClose}>
            {listMessages.close}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        <Banner tone={result.changed > 0 ? 'info' : 'warn'}>{formatChanged(kind, result)}</Banner>
        <DataTable
          label={listMessages.notChangedHeading}
          variant="document"
          frame="card"
          rows={result.refused}
          getRowId={(each) => each.uuid}
          rowLabel={(each) => each.name || 'Deleted'}
          columns={[
            {
              id: 'name',
              header: listMessages.record,
              width: 220,
              accessor: (each) => each.name || 'Deleted',
            },
            {
              id: 'message',
              header: listMessages.reason,
              width: 380,
              accessor: (each) => each.message,
            },
          ]}
        />
      </Stack>
    </Drawer>
  );
}
