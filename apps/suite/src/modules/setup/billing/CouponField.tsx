import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { billingMessages } from './messages.ts';

export interface CouponFieldProps {
  /** Last submitted code. */
  code: string;
  /** Reason why the code cannot be redeemed. */
  problem?: string | undefined;
  /** Description of the applied discount. */
  applied?: string | undefined;
  /** Shows that the code is being checked. */
  isPending: boolean;
  /** Help text below the input. */
  description?: string;
  /** Submits a code. */
  onApply: (code: string) => void;
  /** Removes the applied coupon. */
  onClear?: () => void;
}

/** Input for a coupon code that shows the resulting discount or the reason it was rejected. */
export function CouponField({
  code,
  problem,
  applied,
  isPending,
  description,
  onApply,
  onClear,
}: CouponFieldProps) {
  const [typed, setTyped] = useState(code);
  const [isMissing, setMissing] = useState(false);
  const wrong = isMissing ? messages.required : typed === code ? problem : undefined;
  const apply = () => {
    setMissing(typed.trim() === '');
    if (typed.trim()) onApply(typed.trim());
  };
  return (
    <Form hasOwnRules label={billingMessages.coupon} onSubmit={apply}>
      <Stack gap={8} align="start">
        <Stack gap={4} isFullWidth>
          <TextField
            label={billingMessages.coupon}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setMissing(false);
            }}
            maxLength={60}
            autoComplete="off"
            {...(description ? { description } : {})}
            {...(wrong ? { errorMessage: wrong } : {})}
          />
          {applied && !wrong && (
            <Text size="small" tone="muted" role="status">
              {applied}
            </Text>
          )}
        </Stack>
        {applied && onClear ? (
          <Button
            size="sm"
            onPress={() => {
              setTyped('');
              onClear();
            }}
          >
            {billingMessages.removeCoupon}
          </Button>
        ) : (
          <Button size="sm" isPending={isPending} onPress={apply}>
            {billingMessages.applyCoupon}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
