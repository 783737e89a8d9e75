import { LinkTabs } from '@plumbline/ui/LinkTabs';
import type { RecordSection } from './record-view.ts';
import { recordMessages } from './messages.ts';

/** Tabs of a record: the overview and one for each part. */
export function RecordSectionTabs({ parts, shown }: { parts: readonly RecordSection[]; shown: string }) {
  return (
    <LinkTabs
      isInset
      label={recordMessages.sections}
      value={shown}
      items={[
        { id: 'overview', href: '?tab=overview', label: recordMessages.overview },
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
