import type { Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { useDecision } from '@plumbline/permissions/react';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { estimationMessages as text } from './messages.ts';

/** A page of an estimation that has a tab. */
export type EstimationSection =
  | 'overview'
  | 'plans'
  | 'quantities'
  | 'estimate'
  | 'alternates'
  | 'versions'
  | 'quotes'
  | 'requests'
  | 'files';

interface EstimationTabsProps {
  estimation: Estimation;
  /** Page that is shown. */
  current: EstimationSection;
}

/** Tabs of the pages of an estimation that the user may see. */
export function EstimationTabs({ estimation, current }: EstimationTabsProps) {
  const { uuid } = estimation;
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  const maySeeRequests = useDecision({ app: 7, name: 'aiRequest', type: 'v' });
  const maySeeFiles = useDecision({ app: 2, name: 'drive', type: 'v' });
  return (
    <LinkTabs
      isInset
      label={text.estimationSections}
      value={current}
      items={[
        { id: 'overview', label: text.overview, href: href('estimation-view', { uuid }) },
        {
          id: 'plans',
          label: text.plans,
          count: estimation.plans,
          href: href('estimation-tool-overview', { uuid }),
        },
        {
          id: 'quantities',
          label: text.quantities,
          href: href('estimation-quantities', { uuid }),
        },
        {
          id: 'estimate',
          label: text.estimate,
          href: href('estimation-estimate', { uuid }),
        },
        {
          id: 'alternates',
          label: text.alternates,
          href: href('estimation-alternates', { uuid }),
        },
        {
          id: 'versions',
          label: text.versions,
          href: href('estimation-versions', { uuid }),
        },
        ...(maySeeQuotes.allowed
          ? [
              {
                id: 'quotes',
                label: text.quotes,
                count: estimation.quotes,
                href: href('estimation-quotes', { uuid }),
              },
            ]
          : []),
        ...(maySeeRequests.allowed
          ? [
              {
                id: 'requests',
                label: text.aiEstimate,
                href: href('estimation-requests', { uuid }),
              },
            ]
          : []),
        ...(maySeeFiles.allowed
          ? [{ id: 'files', label: text.files, href: href('estimation-files', { uuid }) }]
          : []),
      ]}
    />
  );
}
