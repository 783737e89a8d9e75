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

const states: ListStates = {
  field: 'state',
  all: 'All coupons',
  states: couponStates.map(({ id }) => ({ id, ...couponState(id) })),
};

/** Lists coupons with their discount, validity and redemptions. */
export default function Coupons() {
  const navigate = useNavigate();
  return (
    <ListScreen<Coupon>
      title="Coupons"
      noun={['coupon', 'coupons']}
      preferenceKey="coupons"
      fields={CouponFields}
      useList={useCouponsList}
      defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
      options={{ duration: [...durations] }}
      states={states}
      create={{
        label: 'New coupon',
        right: { app: 18, name: 'coupon', type: 'a' },
        onPress: () => void navigate(href('create-coupon')),
      }}
      columns={[
        { id: 'code', type: 'code', width: 150 },
        { id: 'off', header: 'Discount', width: 185, accessor: offText },
        { id: 'state', width: 130 },
        { id: 'redemptions', width: 120, accessor: usesText },
        { id: 'discounted', type: 'money', width: 130 },
        { id: 'plans', header: 'Plans', width: 180, accessor: planText },
        {
          id: 'valid_from',
          width: 120,
          accessor: (row) => (row.valid_from ? formatDate(row.valid_from) : 'Immediately'),
        },
        {
          id: 'valid_until',
          width: 120,
          accessor: (row) => (row.valid_until ? formatDate(row.valid_until) : 'No end date'),
        },
        { id: 'createdAt', header: 'Created', isOptional: true, width: 160 },
      ]}
      rowLabel={(row) => row.code}
      rowHref={(row) => href('admin-coupon', { uuid: row.uuid })}
      rowActions={(row) => [
        { id: 'copy', label: 'Copy code', icon: CopyIcon, onAction: () => copyText(row.code) },
      ]}
      cardView={(row) => (
        <ListCard
          title={row.code}
          figure={formatMoney(row.discounted)}
          subtitle={`${offText(row)} · ${planText(row)}`}
          meta={[stateText(states, row.state), `Redeemed ${usesText(row)}`]}
        />
      )}
      empty={{
        icon: TagIcon,
        text: 'A coupon is a discount on a plan. Customers enter its code in License & Payment.',
      }}
    />
  );
}
