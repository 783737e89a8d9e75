import type { Coupon, CouponRedemption, Invoice, PlanPreview } from '@plumbline/api';
import { expect } from 'vitest';
import { addCard, bench, charge, subscription } from './subscriptions.ts';

export const base = '/ac-api/coupons';
export const fields = {
  code: 'Spring26',
  percent: '20' as string | null,
  amount: null as string | null,
  currency: 'USD',
  duration: 'once',
  months: null as number | null,
  valid_from: null as string | null,
  valid_until: null as string | null,
  max_redemptions: null as number | null,
  max_per_customer: 1,
  plans: [] as string[],
  notes: '',
};
export const make = (overrides: Partial<typeof fields> = {}) =>
  bench().server.ok<Coupon>('staff', 'POST', base, { ...fields, ...overrides });
export const read = (uuid: string) => bench().server.ok<Coupon>('staff', 'GET', `${base}/${uuid}`);
export const redemptions = (uuid: string) =>
  bench().server.ok<CouponRedemption[]>('staff', 'GET', `${base}/${uuid}/redemptions`);
export const wanted = { plan: 'professional', interval: 'monthly', users: 15 };
export const preview = (input: object, user: 'owner' | 'stranger' = 'owner') =>
  bench().server.ok<PlanPreview>(
    user,
    'GET',
    `/payment/plan-preview?${new URLSearchParams(Object.entries({ ...wanted, ...input }).map(([k, v]) => [k, String(v)]))}`,
  );
export const order = async (input: object, user: 'owner' | 'stranger' = 'owner') => {
  const { due } = await preview(input, user);
  const { plan } = await subscription(user);
  return bench().server.call(user, 'POST', plan ? '/payment/change-plan' : '/payment/purchase-plan', {
    ...wanted,
    ...input,
    due,
  });
};
export async function buy(input: object): Promise<Invoice> {
  const { status, body } = await order(input);
  expect(status).toBe(200);
  const invoice = body.data as Invoice;
  if (invoice.state === 'open') expect((await charge(invoice, await addCard('visa'))).status).toBe(200);
  return invoice;
}
export const redeem = (code: string) => bench().server.call('owner', 'POST', '/payment/coupon', { code });
export const lines = ({ lines: all }: Pick<Invoice, 'lines'>) =>
  all.map(({ text, amount }) => [text, amount]);
