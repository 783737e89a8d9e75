import type { PlanPage } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { useDecision } from '@plumbline/permissions/react';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { useNavigate } from 'react-router';
import { compareHref } from './compare/compare-href.ts';

interface Props {
  estimationId: string;
  mode: 'takeoff' | 'compare';
  /** The sheet that is worked on; undefined while none is chosen. */
  page: PlanPage | undefined;
}

/** The ways to look at a sheet, and on to what follows from it. */
export function SheetModes({ estimationId, mode, page }: Props) {
  const navigate = useNavigate();
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  return (
    <SegmentedControl
      label="Mode"
      size="sm"
      value={mode}
      onChange={(next) => {
        const uuid = estimationId;
        if (next === 'takeoff')
          void navigate(
            page
              ? href('estimator-pdf', { uuid, pdfId: page.pdf_id, pageId: page.uuid })
              : href('estimation-tool-overview', { uuid }),
          );
        if (next === 'compare') void navigate(compareHref(uuid, page));
        if (next === 'quantities') void navigate(href('estimation-quantities', { uuid }));
        if (next === 'estimate') void navigate(href('estimation-estimate', { uuid }));
        if (next === 'quotes') void navigate(href('estimation-quotes', { uuid }));
      }}
      options={[
        { id: 'takeoff', label: 'Take-off' },
        { id: 'compare', label: 'Compare' },
        { id: 'quantities', label: 'Quantities' },
        { id: 'estimate', label: 'Estimate' },
        ...(maySeeQuotes.allowed ? [{ id: 'quotes', label: 'Quotes' } as const] : []),
      ]}
    />
  );
}
