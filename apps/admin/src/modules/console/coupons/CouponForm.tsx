import type { Coupon, CouponFields } from '@plumbline/api';
import { couponsCreate, couponsRead, couponsUpdate } from '@plumbline/api/hooks/admin';
import { CouponsCreateBody } from '@plumbline/api/schemas/admin';
import { FormDrawer, saved, type FormField } from '@plumbline/app-kit/form/FormDrawer';
import { useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { plans } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { useRef, useState } from 'react';
import { durations } from './format-coupon.ts';

/** Values of the form; `of` selects between percentage and amount. */
interface Values {
  code: string;
  of: 'percent' | 'amount';
  percent?: string | undefined;
  amount?: string | undefined;
  duration: CouponFields['duration'];
  months?: number | null | undefined;
  valid_from: string | null;
  valid_until: string | null;
  max_redemptions?: number | null | undefined;
  max_per_customer?: number | null | undefined;
  plans: string[];
  notes: string;
}
const whole = CouponsCreateBody.partial().required({ code: true }).loose();
/** Schemas without the hidden field, so that its old value does not fail validation. */
const schemas = { percent: whole.omit({ amount: true }), amount: whole.omit({ percent: true }) };
const planOptions = Object.entries(plans).map(([id, { name }]) => ({ id, label: name }));

const bodyOf = ({ of, percent, amount, months, duration, ...rest }: Values): CouponFields => ({
  ...rest,
  currency: 'USD',
  duration,
  percent: of === 'percent' ? (percent ?? null) : null,
  amount: of === 'amount' ? (amount ?? null) : null,
  months: duration === 'months' ? (months ?? null) : null,
  max_redemptions: rest.max_redemptions ?? null,
  max_per_customer: rest.max_per_customer ?? 1,
});
/** Checks rules across fields that the schema does not cover. */
const check = ({ code, of, percent, amount, duration, months, valid_from, valid_until }: Values) => ({
  ...(code.trim() ? {} : { code: messages.required }),
  ...(/[^a-z\d]/i.test(code.trim()) ? { code: 'Use only letters and digits.' } : {}),
  ...(of === 'percent' && !percent ? { percent: messages.required } : {}),
  ...(of === 'amount' && !amount ? { amount: messages.required } : {}),
  ...(duration === 'months' && !months ? { months: messages.required } : {}),
  ...(valid_from && valid_until && valid_from > valid_until
    ? { valid_until: 'Choose a date on or after “Valid from”.' }
    : {}),
});

/** Form to create or edit a coupon. */
export function CouponForm({
  coupon,
  onClose,
  onSaved,
}: {
  coupon?: Coupon;
  onClose: () => void;
  onSaved?: (coupon: Coupon) => void;
}) {
  const overwrite = useVersionedSave(coupon, ({ uuid }) => couponsRead(uuid));
  const refresh = useRevalidate('/ac-api/coupons');
  const decision = useDecision({ app: 18, name: 'coupon', type: coupon ? 'e' : 'a' });
  const made = useRef<Coupon>(undefined);
  const [initial] = useState<Values>({
    code: coupon?.code ?? '',
    of: coupon && coupon.percent === null ? 'amount' : 'percent',
    percent: coupon?.percent ?? '',
    amount: coupon?.amount ?? '',
    duration: coupon?.duration ?? 'once',
    months: coupon?.months ?? null,
    valid_from: coupon?.valid_from ?? null,
    valid_until: coupon?.valid_until ?? null,
    max_redemptions: coupon?.max_redemptions ?? null,
    max_per_customer: coupon?.max_per_customer ?? 1,
    plans: coupon?.plans ?? [],
    notes: coupon?.notes ?? '',
  });
  const [shape, setShape] = useState<Pick<Values, 'of' | 'duration'>>(initial);
  const off: FormField<Values> =
    shape.of === 'percent'
      ? { name: 'percent', label: 'Percent', kind: 'decimal', unit: '%', isRequired: true }
      : { name: 'amount', label: 'Amount', kind: 'money', description: 'US dollars', isRequired: true };
  return (
    <FormDrawer<Values>
      title={coupon ? `Edit ${coupon.code}` : 'New coupon'}
      schema={schemas[shape.of]}
      initial={initial}
      submitLabel={coupon ? 'Save coupon' : 'Create coupon'}
      decision={decision}
      check={check}
      onValues={({ of, duration }) => {
        if (of !== shape.of || duration !== shape.duration) setShape({ of, duration });
      }}
      onClose={() => (made.current && onSaved ? onSaved(made.current) : onClose())}
      submit={async (values, key) => {
        const body = bodyOf(values);
        made.current = coupon
          ? await overwrite((version) => couponsUpdate(coupon.uuid, { ...body, version }))
          : (await couponsCreate(body, { headers: { 'idempotency-key': key } })).data;
        saved();
        refresh();
      }}
      sections={[
        {
          fields: [
            {
              name: 'code',
              label: 'Code',
              kind: 'text',
              isRequired: true,
              description: '3 to 30 letters and digits. Not case-sensitive.',
              wide: true,
            },
            {
              name: 'of',
              label: 'Discount type',
              kind: 'select',
              options: [
                { id: 'percent', label: 'Percentage' },
                { id: 'amount', label: 'Fixed amount' },
              ],
              isRequired: true,
            },
            off,
            { name: 'duration', label: 'Applies to', kind: 'select', options: durations, isRequired: true },
            ...(shape.duration === 'months'
              ? [{ name: 'months', label: 'Months', kind: 'number', isRequired: true } as const]
              : []),
          ],
        },
        {
          title: 'Redemption limits',
          fields: [
            {
              name: 'valid_from',
              label: 'Valid from',
              kind: 'date',
              description: 'Leave empty to start immediately.',
            },
            {
              name: 'valid_until',
              label: 'Valid until',
              kind: 'date',
              description: 'Last day for redemption. Leave empty for no end date.',
            },
            {
              name: 'max_redemptions',
              label: 'Maximum redemptions',
              kind: 'number',
              description: 'For all customers together. Leave empty for no limit.',
            },
            { name: 'max_per_customer', label: 'Maximum per customer', kind: 'number' },
            {
              name: 'plans',
              label: 'Plans',
              kind: 'choices',
              options: planOptions,
              description: 'Leave empty for all plans.',
              wide: true,
            },
          ],
        },
        { title: 'Notes', fields: [{ name: 'notes', label: 'Notes', kind: 'area', wide: true }] },
      ]}
    />
  );
}
