import { ApiError, type Subscription } from '@plumbline/api';
import { billingRemoveCoupon, billingRedeemCoupon } from '@plumbline/api/hooks/billing';
import { errorText, showError } from '@plumbline/app-kit/data/error-message';
import { useDecision } from '@plumbline/permissions/react';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatDate } from '@plumbline/ui/dates';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { useRef, useState } from 'react';
import { CouponField } from './CouponField.tsx';
import { useBillingRefresh } from './use-refresh.ts';
import { billingMessages } from './messages.ts';

/** Lists redeemed coupons and lets the company add one for its next renewal. */
export function CouponCard({ subscription }: { subscription: Subscription }) {
  const { coupons, plan, renews_on: renews } = subscription;
  const mayEdit = useDecision({ app: 4, name: 'license', type: 'e' });
  const refresh = useBillingRefresh();
  const [entered, setEntered] = useState({ code: '', problem: '' });
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState<'redeem' | 'back'>();
  const key = useRef(crypto.randomUUID());
  const isWaiting = coupons.some(({ state }) => state === 'waiting');
  const redeem = async (code: string) => {
    setPending('redeem');
    setFailure('');
    setEntered({ code, problem: '' });
    try {
      await billingRedeemCoupon({ code }, { headers: { 'idempotency-key': key.current } });
      toast.success(billingMessages.couponApplied(code.toUpperCase()));
      setEntered({ code: '', problem: '' });
      await refresh();
    } catch (reason) {
      const [fieldError] = reason instanceof ApiError ? reason.errors : [];
      if (fieldError) setEntered({ code, problem: fieldError.message });
      else setFailure(errorText(reason));
    }
    key.current = crypto.randomUUID();
    setPending(undefined);
  };
  const removeCoupon = async (uuid: string) => {
    setPending('back');
    try {
      await billingRemoveCoupon(uuid);
    } catch (reason) {
      showError(reason);
    }
    await refresh();
    setPending(undefined);
  };
  return (
    <Stack gap={16}>
      {coupons.map(({ uuid, code, text, state, until }) => (
        <Inline key={uuid} gap={12} justify="between" align="center">
          <Stack gap={2}>
            <Text weight="medium">{code}</Text>
            <Text size="small" tone="muted">
              {state === 'waiting'
                ? billingMessages.discountFromRenewal(text)
                : `${text}${until ? `, until ${formatDate(until)}` : ''}`}
            </Text>
          </Stack>
          {state === 'waiting' && (
            <Button
              size="sm"
              aria-label={billingMessages.removeCode(code)}
              isPending={pending === 'back'}
              onPress={() => void removeCoupon(uuid)}
              {...denied(mayEdit)}
            >
              {billingMessages.remove}
            </Button>
          )}
        </Inline>
      ))}
      {failure && (
        <Banner tone="bad" isUrgent>
          {failure}
        </Banner>
      )}
      {plan && renews && mayEdit.allowed && !isWaiting ? (
        <CouponField
          key={coupons.length}
          code={entered.code}
          problem={entered.problem}
          isPending={pending === 'redeem'}
          description={billingMessages.couponHint(formatDate(renews))}
          onApply={(code) => void redeem(code)}
        />
      ) : (
        coupons.length === 0 && (
          <Text tone="muted">{plan ? billingMessages.couponsEmpty : billingMessages.couponAtPurchase}</Text>
        )
      )}
    </Stack>
  );
}
