import type { Estimate, Estimation } from '@plumbline/api';
import { useOpportunitiesRead } from '@plumbline/api/hooks/crm';
import { useDecision } from '@plumbline/permissions/react';
import { useRef } from 'react';
import { EstimateTotals } from './EstimateTotals.tsx';
import type { ChangeEstimate } from './useEstimate.tsx';

/** Totals beside the sheet, with rates that are saved on the version at which their editor opened. */
export function EditableTotals({
  estimation,
  estimate,
  canEdit,
  change,
  onMargin,
  onExplain,
}: {
  estimation: Estimation;
  estimate: Estimate;
  canEdit: boolean;
  change: ChangeEstimate;
  /** Called with a target margin in percent. A rejection is shown at the margin. */
  onMargin: (margin: string) => Promise<void>;
  onExplain: (anchor: HTMLElement) => void;
}) {
  const maySeeBid = useDecision({ app: 1, name: 'opportunity', type: 'v' });
  const bid = useOpportunitiesRead(estimation.opportunity_id ?? '', {
    swr: { enabled: maySeeBid.allowed && Boolean(estimation.opportunity_id) },
  });
  const floorArea = bid.data?.data.floor_area ?? undefined;
  const seen = useRef(estimate.version);
  return (
    <EstimateTotals
      estimate={estimate}
      {...(floorArea ? { floorArea } : {})}
      isReadOnly={!canEdit}
      onRateOpen={() => {
        seen.current = estimate.version;
      }}
      onRate={async (field, value) => {
        await change({ settings: { [field]: value } }, { seen: seen.current });
      }}
      onMargin={onMargin}
      onExplain={onExplain}
    />
  );
}
