import type { CustomerSubscription } from '@plumbline/api';
import { amountOf, centsOf } from '@plumbline/permissions';

/**
 * Recurring price of a customer in a month, before tax and discounts: a twelfth of a yearly plan, and the add-on modules
 * that are charged.
 */
export function monthlyPrice({
  plan,
  price,
  interval,
  add_ons,
}: Pick<CustomerSubscription, 'plan' | 'price' | 'interval' | 'add_ons'>): string {
  const planCents = plan === '' ? 0 : centsOf(price) / (interval === 'yearly' ? 12 : 1);
  const addOnCents = add_ons.filter((each) => each.charged_from).map((each) => centsOf(each.price));
  return amountOf(Math.round(planCents + addOnCents.reduce((sum, cents) => sum + cents, 0)));
}
