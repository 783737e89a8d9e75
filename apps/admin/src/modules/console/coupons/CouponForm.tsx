import type { Coupon, CouponFields } from '@plumbline/api';
import { couponsCreate, couponsRead, couponsUpdate } from '@plumbline/api/hooks/admin';
import { CouponsCreateBody } from '@plumbline/api/schemas/admin';
import {
  FormDrawer,
  notifySaved,
  type FormField,
  type FormSection,
} from '@plumbline/app-kit/form/FormDrawer';
import { useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { plans } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { useRef, useState } from 'react';
import { durations } from './format-coupon.ts';
import { couponsMessages as text } from './messages.ts';

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
  ...(/[^a-z\d]/i.test(code.trim()) ? { code: text.codeInvalid } : {}),
  ...(of === 'percent' && !percent ? { percent: messages.required } : {}),
  ...(of === 'amount' && !amount ? { amount: messages.required } : {}),
  ...(duration === 'months' && !months ? { months: messages.required } : {}),
  ...(valid_from && valid_until && valid_from > valid_until ? { valid_until: text.validUntilTooEarly } : {}),
});

/** Sections of the form, with the fields of the chosen discount type and duration. */
const sectionsOf = (shape: Pick<Values, 'of' | 'duration'>): readonly FormSection<Values>[] => {
  const off: FormField<Values> =
    shape.of === 'percent'
      ? { name: 'percent', label: text.percent, kind: 'decimal', unit: '%', isRequired: true }
      : {
          name: 'amount',
          label: text.amount,
          kind: 'money',
          description: text.usDollars,
          isRequired: true,
        };
  return [
    {
      fields: [
        {
          name: 'code',
          label: text.code,
          kind: 'text',
          isRequired: true,
          description: text.codeHint,
          wide: true,
        },
        {
          name: 'of',
          label: text.discountType,
          kind: 'select',
          options: [
            { id: 'percent', label: text.percentage },
            { id: 'amount', label: text.fixedAmount },
          ],
          isRequired: true,
        },
        off,
        {
          name: 'duration',
          label: text.appliesTo,
          kind: 'select',
          options: durations,
          isRequired: true,
        },
        ...(shape.duration === 'months'
          ? [{ name: 'months', label: text.months, kind: 'number', isRequired: true } as const]
          : []),
      ],
    },
    {
      title: text.redemptionLimits,
      fields: [
        {
          name: 'valid_from',
          label: text.validFrom,
          kind: 'date',
          description: text.validFromHint,
        },
        {
          name: 'valid_until',
          label: text.validUntil,
          kind: 'date',
          description: text.validUntilHint,
        },
        {
          name: 'max_redemptions',
          label: text.maximumRedemptions,
          kind: 'number',
          description: text.maximumRedemptionsHint,
        },
        { name: 'max_per_customer', label: text.maximumPerCustomer, kind: 'number' },
        {
          name: 'plans',
          label: text.plans,
          kind: 'choices',
          options: planOptions,
          description: text.plansHint,
          wide: true,
        },
      ],
    },
    {
      title: text.notes,
      fields: [{ name: 'notes', label: text.notes, kind: 'area', wide: true }],
    },
  ];
};

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
  return (
    <FormDrawer<Values>
      title={coupon ? text.editCode(coupon.code) : text.newCoupon}
      schema={schemas[shape.of]}
      initial={initial}
      submitLabel={coupon ? text.saveCoupon : text.createCoupon}
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
        notifySaved();
        refresh();
      }}
      sections={sectionsOf(shape)}
    />
  );
}
