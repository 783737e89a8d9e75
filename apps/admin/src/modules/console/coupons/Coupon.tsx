import type { Coupon as CouponRow, CouponRedemption } from '@plumbline/api';
import {
  couponsSetActive,
  useCouponsHistory,
  useCouponsRead,
  useCouponsRedemptions,
} from '@plumbline/api/hooks/admin';
import { CouponFields } from '@plumbline/api/fields';
import { href } from '@plumbline/app-kit';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { History } from '@plumbline/app-kit/audit/History';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DataTable } from '@plumbline/ui/DataTable';
import { DateText } from '@plumbline/ui/DateText';
import { formatDate } from '@plumbline/ui/dates';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatMoney } from '@plumbline/ui/format';
import { IconButton } from '@plumbline/ui/IconButton';
import { ListCard } from '@plumbline/ui/ListCard';
import { Money } from '@plumbline/ui/Money';
import { Pagination } from '@plumbline/ui/Pagination';
import { Pill } from '@plumbline/ui/Pill';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { CopyIcon, PencilIcon, TagIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { couponState, offText, planText, redemptionState, usesText } from './format-coupon.ts';

const CouponForm = lazyWithRetry(() => import('./CouponForm.tsx').then((module) => module.CouponForm));
const pageSize = 15;

/** Coupon record: discount, validity, redemptions and activity. */
export default function Coupon() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = useCouponsRead(uuid);
  const history = useCouponsHistory(uuid);
  const mayEdit = useDecision({ app: 18, name: 'coupon', type: 'e' });
  const [opened, setOpened] = useState<'edit' | 'active'>();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the coupon" />;
  const coupon = data.data;
  const { label, tone } = couponState(coupon.state);
  return (
    <>
      <RecordLayout
        title={coupon.code}
        facts={[offText(coupon), planText(coupon)]}
        status={<Pill tone={tone}>{label}</Pill>}
        keyFacts={[
          { label: 'Redemptions', value: usesText(coupon) },
          { label: 'Total discount', value: <Money value={coupon.discounted} /> },
          { label: 'Limit per customer', value: coupon.max_per_customer },
        ]}
        actions={
          <>
            <IconButton icon={CopyIcon} label="Copy code" onPress={() => copyText(coupon.code)} />
            <Button onPress={() => setOpened('active')} {...denied(mayEdit)}>
              {coupon.is_active ? 'Deactivate coupon' : 'Activate coupon'}
            </Button>
            <Button
              variant="primary"
              icon={PencilIcon}
              onPress={() => setOpened('edit')}
              {...denied(mayEdit)}
            >
              Edit coupon
            </Button>
          </>
        }
        sideLabel="Details"
        side={
          <>
            <PropertyGroup title="Validity">
              <Property label="From">
                {coupon.valid_from ? <DateText value={coupon.valid_from} /> : 'Immediately'}
              </Property>
              <Property label="Until">
                {coupon.valid_until ? <DateText value={coupon.valid_until} /> : 'No end date'}
              </Property>
            </PropertyGroup>
            <PropertyGroup title="History">
              <Property label="Created">
                <DateText value={coupon.createdAt} />
              </Property>
              <Property label="Changed">
                <DateText value={coupon.updatedAt} />
              </Property>
            </PropertyGroup>
          </>
        }
      >
        {coupon.notes && (
          <Section title="Notes">
            <Text>{coupon.notes}</Text>
          </Section>
        )}
        <Section title="Redemptions">
          <Redemptions coupon={coupon} />
        </Section>
        <Section title="Activity">
          <History of={history} fields={{ ...CouponFields, is_active: { label: 'Active' } }} noun="coupon" />
        </Section>
      </RecordLayout>
      {opened === 'edit' && <CouponForm coupon={coupon} onClose={() => setOpened(undefined)} />}
      {opened === 'active' && <ActiveDialog coupon={coupon} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function ActiveDialog({ coupon, onClose }: { coupon: CouponRow; onClose: () => void }) {
  const refresh = useRevalidate('/ac-api/coupons');
  // Keep the question unchanged while the coupon is revalidated.
  const [{ uuid, code, is_active, version }] = useState(coupon);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={is_active ? `Deactivate ${code}?` : `Activate ${code}?`}
      tone={is_active ? 'danger' : 'primary'}
      confirmLabel={is_active ? 'Deactivate coupon' : 'Activate coupon'}
      onConfirm={async () => {
        try {
          await couponsSetActive(uuid, { is_active: !is_active, version });
        } catch (reason) {
          throw new Error(errorText(reason), { cause: reason });
        } finally {
          refresh();
        }
      }}
    >
      {is_active
        ? 'Customers can no longer redeem this coupon. Discounts already granted are kept.'
        : 'Customers can redeem this coupon again within its limits.'}
    </ConfirmDialog>
  );
}

function Redemptions({ coupon }: { coupon: CouponRow }) {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, mutate } = useCouponsRedemptions(
    coupon.uuid,
    { limit: pageSize, offset: (page - 1) * pageSize },
    { swr: { keepPreviousData: true } },
  );
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const count = data?.meta.count ?? 0;
  if (data && count === 0)
    return (
      <EmptyState size="sm" icon={TagIcon} title="No redemptions yet">
        Redemptions appear here when customers enter the code.
      </EmptyState>
    );
  return (
    <Stack gap={8}>
      <DataTable<CouponRedemption>
        label="Redemptions"
        variant="document"
        frame="card"
        rows={data?.data ?? []}
        rowLabel={({ customer }) => customer}
        rowHref={({ customer_id: uuid }) => href('admin-customer-dashboard', { uuid, accountId: uuid })}
        loadingState={isLoading ? 'loading' : 'idle'}
        skeletonRows={3}
        cardView={(row) => (
          <ListCard
            title={row.customer}
            figure={formatMoney(row.discounted)}
            subtitle={row.redeemed_by}
            meta={[formatDate(row.createdAt), redemptionState(row.state).label]}
          />
        )}
        columns={[
          { id: 'customer', header: 'Customer', width: 190 },
          { id: 'createdAt', header: 'Redeemed', type: 'date', width: 110 },
          { id: 'redeemed_by', header: 'By', width: 140 },
          {
            id: 'state',
            header: 'Status',
            type: 'status',
            width: 170,
            accessor: ({ state }) => redemptionState(state),
          },
          { id: 'discounted', header: 'Discount', type: 'money', width: 100 },
        ]}
      />
      {count > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
      )}
    </Stack>
  );
}
