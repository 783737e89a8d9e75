import type { ManyChanged } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { countText } from '../format/count-text.ts';

/** Formats the number of changed records. */
export function formatChanged(
  kind: { one: string; many: string },
  { changed, unchanged }: ManyChanged,
): string {
  const had = unchanged === 0 ? '' : ` ${countText(unchanged, kind)} already had these values.`;
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
      title={`${countText(result.refused.length, kind)} not changed`}
      width={720}
      footer={
        <Inline gap={8} justify="end" fullWidth>
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        <Banner tone={result.changed > 0 ? 'info' : 'warn'}>{formatChanged(kind, result)}</Banner>
        <DataTable
          label="Not changed"
          variant="document"
          frame="card"
          rows={result.refused}
          getRowId={(each) => each.uuid}
          rowLabel={(each) => each.name || 'Deleted'}
          columns={[
            {
              id: 'name',
              header: 'Record',
              width: 220,
              accessor: (each) => each.name || 'Deleted',
            },
            {
              id: 'message',
              header: 'Reason',
              width: 380,
              accessor: (each) => each.message,
            },
          ]}
        />
      </Stack>
    </Drawer>
  );
}
