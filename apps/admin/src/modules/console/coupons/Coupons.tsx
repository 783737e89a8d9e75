import type { Coupon } from '@plumbline/api';
import { CouponFields } from '@plumbline/api/fields';
import { useCouponsList } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { ListScreen, stateText, type ListStates } from '@plumbline/app-kit/list/ListScreen';
import { formatDate } from '@plumbline/ui/dates';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { CopyIcon, TagIcon } from '@plumbline/ui/icons';
import { useNavigate } from 'react-router';
import { couponState, couponStates, durations, offText, planText, usesText } from './format-coupon.ts';
import { couponsMessages } from './messages.ts';

const states: ListStates = {
  field: 'state',
  all: couponsMessages.allCoupons,
  states: couponStates.map(({ id }) => ({ id, ...couponState(id) })),
};

/** Lists coupons with their discount, validity and redemptions. */
export default function Coupons() {
  const navigate = useNavigate();
  return (
    <ListScreen<Coupon>
      title={couponsMessages.coupons}
      noun={['coupon', 'coupons']}
      preferenceKey="coupons"
      fields={CouponFields}
      useList={useCouponsList}
      defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
      options={{ duration: [...durations] }}
      states={states}
      create={{
        label: couponsMessages.newCoupon,
        right: { app: 18, name: 'coupon', type: 'a' },
        onPress: () => void navigate(href('create-coupon')),
      }}
      columns={[
        { id: 'code', type: 'code', width: 150 },
        { id: 'off', header: couponsMessages.discount, width: 185, accessor: offText },
        { id: 'state', width: 130 },
        { id: 'redemptions', width: 120, accessor: usesText },
        { id: 'discounted', type: 'money', width: 130 },
        { id: 'plans', header: couponsMessages.plans, width: 180, accessor: planText },
        {
          id: 'valid_from',
          width: 120,
          accessor: (row) => (row.valid_from ? formatDate(row.valid_from) : 'Immediately'),
        },
        {
          id: 'valid_until',
          width: 120,
          accessor: (row) => (row.valid_until ? formatDate(row.valid_until) : couponsMessages.noEndDate),
        },
        { id: 'createdAt', header: couponsMessages.created, isOptional: true, width: 160 },
      ]}
      rowLabel={(row) => row.code}
      rowHref={(row) => href('admin-coupon', { uuid: row.uuid })}
      rowActions={(row) => [
        { id: 'copy', label: couponsMessages.copyCode, icon: CopyIcon, onAction: () => copyText(row.code) },
      ]}
      cardView={(row) => (
        <ListCard
          title={row.code}
          figure={formatMoney(row.discounted)}
          subtitle={`${offText(row)} · ${planText(row)}`}
          meta={[stateText(states, row.state), couponsMessages.redemptionCount(usesText(row))]}
        />
      )}
      empty={{
        icon: TagIcon,
        text: couponsMessages.couponsEmpty,
      }}
    />
  );
}
