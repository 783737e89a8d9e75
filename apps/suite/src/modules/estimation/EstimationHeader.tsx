import type { Estimation } from '@plumbline/api';
import { estimationsUpdate } from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { useRecordTab } from '@plumbline/app-kit/frame/RecordTabs';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useDecision } from '@plumbline/permissions/react';
import { DateText } from '@plumbline/ui/DateText';
import { RecordHeader } from '@plumbline/ui/RecordHeader';
import { StatusMenu } from '@plumbline/ui/StatusMenu';
import { Link } from '@plumbline/ui/Link';
import type { ReactNode } from 'react';
import { EstimationTabs, type EstimationSection } from './EstimationTabs.tsx';
import { OutdatedBanner } from './staleness/OutdatedBanner.tsx';
import { FrozenBanner } from './versions/FrozenBanner.tsx';
import { estimationMessages as text } from './messages.ts';

const AcceptedQuoteBanner = lazyWithRetry(() =>
  import('./quotes/AcceptedQuoteBanner.tsx').then((module) => module.AcceptedQuoteBanner),
);

interface Props {
  estimation: Estimation;
  current: EstimationSection;
  actions?: ReactNode;
  reload: () => void;
  /** Shows the frozen banner below the tabs; false for a version, which is read-only anyway. */
  saysFrozen?: boolean;
}

/** Header and tabs of the pages of an estimation. */
export function EstimationHeader({ estimation, current, actions, reload, saysFrozen = true }: Props) {
  const { uuid } = estimation;
  const statuses = useStatuses('estimation');
  const mayEdit = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const mayQuote = useDecision({ app: 7, name: 'quote', type: 'v' });
  const maySeeAccounts = useDecision({ app: 1, name: 'account', type: 'v' });
  useRecordTab({
    id: uuid,
    title: estimation.name,
    key: 'estimation',
    href: href('estimation-view', { uuid }),
  });
  const status = estimation.estimation_status ?? '';
  const setStatus = async (next: string) => {
    try {
      await estimationsUpdate(uuid, { estimation_status: next, version: estimation.version });
    } catch (reason) {
      showError(reason);
    }
    reload();
  };
  const { customer_name: customer, account_id: account } = estimation;
  return (
    <>
      <RecordHeader
        title={estimation.name}
        code={estimation.quote_number}
        status={
          status && (
            <StatusMenu
              label={text.status}
              status={status}
              tone={statuses.tone(status)}
              options={statuses
                .optionsFrom(status)
                .filter(({ id }) => id !== status)
                .map(({ id, label, isDisabled, description }) => ({
                  id,
                  label,
                  tone: statuses.tone(id),
                  ...(isDisabled && description ? { disabledReason: description } : {}),
                }))}
              onChange={(next) => void setStatus(next)}
              isReadOnly={!mayEdit.allowed}
            />
          )
        }
        facts={[
          ...(estimation.bid_date
            ? [{ label: text.bidDue, value: <DateText value={estimation.bid_date} /> }]
            : []),
          ...(customer
            ? [
                {
                  label: text.customer,
                  value:
                    account && maySeeAccounts.allowed ? (
                      <Link href={href('account-view', { uuid: account })} tone="primary" weight="medium">
                        {customer}
                      </Link>
                    ) : (
                      customer
                    ),
                },
              ]
            : []),
          ...(estimation.estimator ? [{ label: text.estimator, value: estimation.estimator }] : []),
        ]}
        {...(actions ? { actions } : {})}
        tabs={<EstimationTabs estimation={estimation} current={current} />}
      />
      {saysFrozen && <FrozenBanner row={estimation} onChanged={reload} />}
      {saysFrozen && (current === 'overview' || current === 'estimate') && (
        <OutdatedBanner estimation={estimation} onChanged={reload} />
      )}
      {saysFrozen &&
        (current === 'overview' || current === 'estimate') &&
        mayQuote.allowed &&
        estimation.quotes > 0 &&
        !estimation.outcome && <AcceptedQuoteBanner estimation={estimation} />}
    </>
  );
}
