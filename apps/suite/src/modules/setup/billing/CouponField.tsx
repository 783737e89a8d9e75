import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';

export interface CouponFieldProps {
  /** What was entered last. */
  code: string;
  /** Why it cannot be redeemed. */
  problem?: string | undefined;
  /** What it takes off, in words. */
  applied?: string | undefined;
  isPending: boolean;
  description?: string;
  onApply: (code: string) => void;
  /** Takes it out again. */
  onClear?: () => void;
}

/** A coupon's code, and beside it what it takes off or why it does not. */
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
    <Form label="Coupon" onSubmit={apply}>
      <Stack gap={8} align="start">
        <Stack gap={4} fullWidth>
          <TextField
            label="Coupon"
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
            Take the coupon out
          </Button>
        ) : (
          <Button size="sm" isPending={isPending} onPress={apply}>
            Apply the coupon
          </Button>
        )}
      </Stack>
    </Form>
  );
}
