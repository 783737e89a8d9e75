import type { Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { Inline } from '@plumbline/ui/Inline';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { FilePlusIcon, SlidersHorizontalIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EstimateSheet } from './EstimateSheet.tsx';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { NewQuote } from '../quotes/NewQuote.tsx';
import { useEstimate } from './useEstimate.tsx';
import { useEstimation } from '../useEstimation.ts';
import { PresentUsers } from '@plumbline/app-kit/realtime/Presence';
import { usePresence } from '@plumbline/app-kit/realtime/usePresence';
import { placeInSheet } from './sheet-cell-marks.ts';
import { EstimateMenu, useEstimateMenu } from '../versions/EstimateMenu.tsx';
import { useMayChange } from '../versions/freeze.ts';
import { WhatIf } from '../what-if/WhatIf.tsx';
import { estimatesMessages } from './messages.ts';

export default function Estimate() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={estimatesMessages.loadingTheEstimation} />;
  return <Loaded key={uuid} estimation={estimation} reload={reload} />;
}

function Loaded({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const estimate = useEstimate(estimation.uuid, reload);
  const [cell, setCell] = useState<{ rowId: string; columnId: string }>();
  const people = usePresence({
    propType: 'estimation',
    propId: estimation.uuid,
    place: placeInSheet(cell),
  });
  const [isQuoting, setQuoting] = useState(false);
  const mayQuote = useDecision({ app: 7, name: 'quote', type: 'a' });
  const navigate = useNavigate();
  // Kept in the URL so that a reload returns to the scenario.
  const [search, setSearch] = useSearchParams();
  const mayChange = useMayChange(estimation);
  const isTrying = search.has('what-if') && !estimation.frozen;
  const data = estimate.estimate;
  const again = () => {
    reload();
    estimate.reload();
  };
  // The menu's dialogs are rendered beside the page because the header is replaced when the estimate has loaded.
  const menu = useEstimateMenu(estimation, again);
  const isPriced = data?.groups.some((group) => Number(group.sell) > 0) ?? false;
  const reason = !mayQuote.allowed
    ? denialText(mayQuote)
    : data && !isPriced
      ? estimatesMessages.quoteUnpricedReason
      : undefined;
  const notTried =
    estimation.frozen && !mayChange.allowed
      ? denialText(mayChange)
      : data && data.groups.length === 0
        ? estimatesMessages.whatIfUnpricedReason
        : undefined;
  const head = (
    <EstimationHeader
      estimation={estimation}
      current="estimate"
      reload={again}
      saysFrozen={data !== undefined}
      actions={
        <Inline gap={8}>
          <PresentUsers people={people} />
          <EstimateMenu items={menu.items} />
          {!isTrying && (
            <Button
              icon={SlidersHorizontalIcon}
              onPress={() => setSearch({ 'what-if': '' }, { replace: true })}
              {...(notTried ? { disabledReason: notTried } : {})}
            >
              {estimatesMessages.whatIf}
            </Button>
          )}
          <Button
            variant={isPriced ? 'primary' : 'secondary'}
            icon={FilePlusIcon}
            onPress={() => setQuoting(true)}
            {...(reason ? { disabledReason: reason } : {})}
          >
            {estimatesMessages.createQuote}
          </Button>
        </Inline>
      }
    />
  );
  return (
    <>
      {estimate.error && !data ? (
        <WorksheetLayout head={head}>
          <Failed error={estimate.error} onRetry={estimate.reload} />
        </WorksheetLayout>
      ) : data && isTrying && data.groups.length > 0 ? (
        <WhatIf
          head={head}
          estimation={estimation}
          estimate={data}
          change={estimate.change}
          reload={estimate.reload}
          onClose={() => setSearch({}, { replace: true })}
        />
      ) : data ? (
        <EstimateSheet
          head={head}
          estimation={estimation}
          estimate={data}
          change={estimate.change}
          reload={again}
          people={people}
          recentChanges={estimate.recentChanges}
          onCell={({ rowId, columnId }) => setCell({ rowId, columnId })}
        />
      ) : (
        <WorksheetLayout head={head}>
          <Skeleton shape="line" count={12} label={estimatesMessages.loadingTheEstimate} />
        </WorksheetLayout>
      )}
      {menu.dialogs}
      {estimate.dialog}
      {isQuoting && (
        <NewQuote
          estimation={estimation}
          onClose={() => setQuoting(false)}
          onSaved={(quoteId) => {
            reload();
            void navigate(href('estimation-quote', { uuid: estimation.uuid, quoteId }));
          }}
        />
      )}
    </>
  );
}
