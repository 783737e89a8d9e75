import type { Estimation } from '@plumbline/api';
import { estimationsUpdate } from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { useRecordTab } from '@plumbline/app-kit/frame/RecordTabs';
import { useDecision } from '@plumbline/permissions/react';
import { DateText } from '@plumbline/ui/DateText';
import { EstimateHead, StatusMenu } from '@plumbline/ui/EstimateHead';
import { Link } from '@plumbline/ui/Link';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import type { ReactNode } from 'react';
import { OutdatedBanner } from './staleness/OutdatedBanner.tsx';
import { FrozenBanner } from './versions/FrozenBanner.tsx';

interface Props {
  estimation: Estimation;
  current:
    | 'overview'
    | 'plans'
    | 'quantities'
    | 'estimate'
    | 'alternates'
    | 'versions'
    | 'quotes'
    | 'requests'
    | 'files';
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
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  const maySeeRequests = useDecision({ app: 7, name: 'aiRequest', type: 'v' });
  const maySeeFiles = useDecision({ app: 2, name: 'drive', type: 'v' });
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
      <EstimateHead
        title={estimation.name}
        code={estimation.quote_number}
        status={
          status && (
            <StatusMenu
              value={status}
              tone={statuses.tone(status)}
              options={statuses.optionsFrom(status)}
              onChange={(next) => void setStatus(next)}
              isReadOnly={!mayEdit.allowed}
            />
          )
        }
        facts={[
          ...(estimation.bid_date
            ? [{ label: 'Bid due', value: <DateText value={estimation.bid_date} /> }]
            : []),
          ...(customer
            ? [
                {
                  label: 'Customer',
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
          ...(estimation.estimator ? [{ label: 'Estimator', value: estimation.estimator }] : []),
        ]}
        {...(actions ? { actions } : {})}
        tabs={
          <LinkTabs
            inset
            label="Estimation sections"
            value={current}
            items={[
              { id: 'overview', label: 'Overview', href: href('estimation-view', { uuid }) },
              {
                id: 'plans',
                label: 'Plans',
                count: estimation.plans,
                href: href('estimation-tool-overview', { uuid }),
              },
              { id: 'quantities', label: 'Quantities', href: href('estimation-quantities', { uuid }) },
              { id: 'estimate', label: 'Estimate', href: href('estimation-estimate', { uuid }) },
              { id: 'alternates', label: 'Alternates', href: href('estimation-alternates', { uuid }) },
              { id: 'versions', label: 'Versions', href: href('estimation-versions', { uuid }) },
              ...(maySeeQuotes.allowed
                ? [
                    {
                      id: 'quotes',
                      label: 'Quotes',
                      count: estimation.quotes,
                      href: href('estimation-quotes', { uuid }),
                    },
                  ]
                : []),
              ...(maySeeRequests.allowed
                ? [{ id: 'requests', label: 'AI estimate', href: href('estimation-requests', { uuid }) }]
                : []),
              ...(maySeeFiles.allowed
                ? [{ id: 'files', label: 'Files', href: href('estimation-files', { uuid }) }]
                : []),
            ]}
          />
        }
      />
      {saysFrozen && <FrozenBanner row={estimation} onChanged={reload} />}
      {saysFrozen && (current === 'overview' || current === 'estimate') && (
        <OutdatedBanner estimation={estimation} onChanged={reload} />
      )}
    </>
  );
}
