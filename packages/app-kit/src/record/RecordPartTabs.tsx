import { LinkTabs } from '@plumbline/ui/LinkTabs';
import type { RecordPart } from './record-view.ts';

/** Tabs of a record: the overview and one for each part. */
export function RecordPartTabs({ parts, shown }: { parts: readonly RecordPart[]; shown: string }) {
  return (
    <LinkTabs
      inset
      label="Sections"
      value={shown}
      items={[
        { id: 'overview', href: '?tab=overview', label: 'Overview' },
        ...parts.map(({ id, label, count }) => ({
          id,
          href: `?tab=${id}`,
          label,
          ...(count === undefined ? {} : { count }),
        })),
      ]}
    />
  );
}
