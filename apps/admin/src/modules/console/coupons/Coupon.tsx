import type { Coupon as CouponRow, CouponRedemption } from '@plumbline/api';
import {
  couponsSetActive,
  useCouponsHistory,
  useCouponsRead,
  useCouponsListRedemptions,
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
import { couponsMessages } from './messages.ts';

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
  if (!data) return <Skeleton shape="card" count={2} label={couponsMessages.loadingTheCoupon} />;
  const coupon = data.data;
  const { label, tone } = couponState(coupon.state);
  return (
    <>
      <RecordLayout
        title={coupon.code}
        facts={[offText(coupon), planText(coupon)]}
        status={<Pill tone={tone}>{label}</Pill>}
        keyFacts={[
          { label: couponsMessages.redemptions, value: usesText(coupon) },
          { label: couponsMessages.totalDiscount, value: <Money value={coupon.discounted} /> },
          { label: couponsMessages.limitPerCustomer, value: coupon.max_per_customer },
        ]}
        actions={
          <>
            <IconButton
              icon={CopyIcon}
              label={couponsMessages.copyCode}
              onPress={() => copyText(coupon.code)}
            />
            <Button onPress={() => setOpened('active')} {...denied(mayEdit)}>
              {coupon.is_active ? couponsMessages.deactivateCoupon : couponsMessages.activateCoupon}
            </Button>
            <Button
              variant="primary"
              icon={PencilIcon}
              onPress={() => setOpened('edit')}
              {...denied(mayEdit)}
            >
              {couponsMessages.editCoupon}
            </Button>
          </>
        }
        sideLabel={couponsMessages.details}
        side={
          <>
            <PropertyGroup title={couponsMessages.validity}>
              <Property label={couponsMessages.from}>
                {coupon.valid_from ? <DateText value={coupon.valid_from} /> : couponsMessages.immediately}
              </Property>
              <Property label={couponsMessages.until}>
                {coupon.valid_until ? <DateText value={coupon.valid_until} /> : couponsMessages.noEndDate}
              </Property>
            </PropertyGroup>
            <PropertyGroup title={couponsMessages.history}>
              <Property label={couponsMessages.created}>
                <DateText value={coupon.createdAt} />
              </Property>
              <Property label={couponsMessages.changed}>
                <DateText value={coupon.updatedAt} />
              </Property>
            </PropertyGroup>
          </>
        }
      >
        {coupon.notes && (
          <Section title={couponsMessages.notes}>
            <Text>{coupon.notes}</Text>
          </Section>
        )}
        <Section title={couponsMessages.redemptions}>
          <Redemptions coupon={coupon} />
        </Section>
        <Section title={couponsMessages.activity}>
          <History
            of={history}
            fields={{ ...CouponFields, is_active: { label: couponsMessages.active } }}
            noun="coupon"
          />
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
      title={is_active ? couponsMessages.deactivateCode(code) : couponsMessages.activateCode(code)}
      tone={is_active ? 'danger' : 'primary'}
      confirmLabel={is_active ? couponsMessages.deactivateCoupon : couponsMessages.activateCoupon}
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
      {is_active ? couponsMessages.deactivateConfirm : couponsMessages.activateConfirm}
    </ConfirmDialog>
  );
}

function Redemptions({ coupon }: { coupon: CouponRow }) {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, mutate } = useCouponsListRedemptions(
    coupon.uuid,
    { limit: pageSize, offset: (page - 1) * pageSize },
    { swr: { keepPreviousData: true } },
  );
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const count = data?.meta.count ?? 0;
  if (data && count === 0)
    return (
      <EmptyState size="sm" icon={TagIcon} title={couponsMessages.noRedemptionsYet}>
        {couponsMessages.redemptionsEmpty}
      </EmptyState>
    );
  return (
    <Stack gap={8}>
      <DataTable<CouponRedemption>
        label={couponsMessages.redemptions}
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
          { id: 'customer', header: couponsMessages.customer, width: 190 },
          { id: 'createdAt', header: couponsMessages.redeemed, type: 'date', width: 110 },
          { id: 'redeemed_by', header: couponsMessages.by, width: 140 },
          {
            id: 'state',
            header: couponsMessages.status,
            type: 'status',
            width: 170,
            accessor: ({ state }) => redemptionState(state),
          },
          { id: 'discounted', header: couponsMessages.discount, type: 'money', width: 100 },
        ]}
      />
      {count > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
      )}
    </Stack>
  );
}
