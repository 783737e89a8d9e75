import type { Alternate, AlternateUpdate, Estimation } from '@plumbline/api';
import {
  estimateAlternatesUpdate,
  estimateAlternatesRemove,
  useEstimateAlternatesList,
} from '@plumbline/api/hooks/estimation';
import { errorText, isStale } from '@plumbline/app-kit';
import { alternateCode } from '@plumbline/quotes/alternate-items';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { denialText } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { TotalsPanel } from '@plumbline/ui/TotalsPanel';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { formatAmount, formatMoney } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { PlusIcon, SplitIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { useEstimation } from '../useEstimation.ts';
import { useFreshEstimate } from '../estimates/useFreshEstimate.ts';
import { useMayChange } from '../versions/freeze.ts';
import { AlternateForm } from './AlternateForm.tsx';
import { AlternatePart } from './AlternatePart.tsx';
import { alternatesMessages } from './messages.ts';

export default function Alternates() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={alternatesMessages.loadingTheEstimation} />;
  return <Loaded key={uuid} estimation={estimation} reload={reload} />;
}

function Loaded({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const { uuid } = estimation;
  const list = useEstimateAlternatesList(uuid);
  const estimate = useFreshEstimate(uuid);
  const mayEdit = useMayChange(estimation);
  const [isMaking, setMaking] = useState(false);
  const again = () => {
    void list.mutate();
    void estimate.refresh();
    reload();
  };
  const save = async (alternate: Alternate, change: Omit<AlternateUpdate, 'version'>) => {
    try {
      await estimateAlternatesUpdate(uuid, alternate.uuid, { ...change, version: alternate.version });
    } catch (reason) {
      if (!isStale(reason)) throw reason;
      again();
      throw new Error(
        'Someone else changed this alternate. The latest version is now loaded. Save again to apply your change.',
        { cause: reason },
      );
    }
    again();
  };
  const denied = mayEdit.allowed ? undefined : denialText(mayEdit);
  const add = (
    <Button
      variant="primary"
      icon={PlusIcon}
      onPress={() => setMaking(true)}
      {...(denied ? { disabledReason: denied } : {})}
    >
      {alternatesMessages.addAlternate}
    </Button>
  );
  const alternates = list.data?.data;
  const now = estimate.data?.data;
  const failed = [list, estimate].find(({ data, error }) => error && !data)?.error;
  const accepted = (alternates ?? []).filter((each) => each.accepted);
  return (
    <>
      <WorksheetLayout
        head={
          <EstimationHeader
            estimation={estimation}
            current="alternates"
            reload={again}
            {...(alternates?.length ? { actions: add } : {})}
          />
        }
        sideLabel={alternatesMessages.totals}
        {...(now && alternates?.length
          ? {
              side: (
                <TotalsPanel
                  label={alternatesMessages.totalSell}
                  total={formatMoney(now.total)}
                  lines={[
                    {
                      id: 'base',
                      label: alternatesMessages.baseBid,
                      value: formatAmount(now.base),
                      isSum: true,
                    },
                    ...accepted.map(({ uuid: id, number, amount }) => ({
                      id,
                      label: alternateCode(number),
                      value: formatAmount(amount),
                    })),
                    {
                      id: 'total',
                      label: alternatesMessages.totalSell,
                      value: formatAmount(now.total),
                      isSum: true,
                    },
                  ]}
                />
              ),
            }
          : {})}
      >
        {failed ? (
          <Failed error={failed} onRetry={again} />
        ) : !alternates || !now ? (
          <Skeleton shape="card" count={2} label={alternatesMessages.loadingTheAlternates} />
        ) : alternates.length === 0 ? (
          <EmptyState icon={SplitIcon} title={alternatesMessages.noAlternatesYet} action={add}>
            {alternatesMessages.alternatesEmpty}
          </EmptyState>
        ) : (
          <Stack gap={32}>
            {alternates.map((alternate) => (
              <AlternatePart
                key={alternate.uuid}
                estimation={uuid}
                alternate={alternate}
                groups={now.groups}
                {...(denied ? { denied } : {})}
                save={(change) => save(alternate, change)}
                remove={async () => {
                  try {
                    await estimateAlternatesRemove(uuid, alternate.uuid);
                  } catch (reason) {
                    throw new Error(errorText(reason), { cause: reason });
                  }
                  again();
                }}
                reload={again}
              />
            ))}
          </Stack>
        )}
      </WorksheetLayout>
      {isMaking && <AlternateForm estimation={uuid} onClose={() => setMaking(false)} onSaved={again} />}
    </>
  );
}
