import { randomUUID } from 'node:crypto';
import { PaymentRefusal, type Card, type Outcome, type Payments } from './payments.ts';

interface Sample {
  id: string;
  name: string;
  text: string;
  brand: string;
  last4: string;
  expYear: number;
  /** Reason of the decline; undefined for a working card. */
  declines?: string;
  /** The bank asks the card holder for confirmation. */
  asks?: true;
}
const samples: readonly Sample[] = [
  { id: 'visa', name: 'Visa ending in 4242', text: 'Pays.', brand: 'Visa', last4: '4242', expYear: 2031 },
  {
    id: 'mastercard',
    name: 'Mastercard ending in 4444',
    text: 'Pays.',
    brand: 'Mastercard',
    last4: '4444',
    expYear: 2030,
  },
  {
    id: 'asks',
    name: 'Visa ending in 3155',
    text: 'The bank asks you to confirm each payment.',
    brand: 'Visa',
    last4: '3155',
    expYear: 2031,
    asks: true,
  },
  {
    id: 'declined',
    name: 'Visa ending in 0002',
    text: 'The bank declines every payment.',
    brand: 'Visa',
    last4: '0002',
    expYear: 2031,
    declines: 'The bank declined the card. Use another card, or ask your bank why.',
  },
  {
    id: 'funds',
    name: 'Mastercard ending in 9995',
    text: 'Declined: there is not enough money on it.',
    brand: 'Mastercard',
    last4: '9995',
    expYear: 2031,
    declines: 'There is not enough money on this card. Use another card.',
  },
];

interface Intent {
  ref: string;
  tenantId: string;
  cents: number;
  outcome: Outcome | undefined;
}
/** Payments of the test gateway, for assertions. */
export interface TestPayments extends Payments {
  taken(): { key: string; cents: number }[];
  /** Refunded amounts. */
  given(): { key: string; payment: string; cents: number }[];
  /** Id of the event of a payment. */
  eventOf(key: string): string;
}

/** A gateway in the process: no card is written down, no money moves, and everything else is as with a real one. */
export function testPayments(): TestPayments {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, { payment: string; cents: number }>();
  const sampleOf = (card: string) => samples.find(({ id }) => card.startsWith(`${id}_`));
  const byRef = (ref: string) => [...intents.values()].find((each) => each.ref === ref);
  return {
    name: 'Test gateway',
    isTest: true,
    customer: async ({ tenantId }) => `customer_${tenantId}`,
    collect: async () => ({
      session: `visit_${randomUUID()}`,
      cards: samples.map(({ id, name, text }) => ({ id, name, text })),
    }),
    async collected(session, card) {
      const sample = samples.find(({ id }) => id === card);
      if (!session.startsWith('visit_')) throw new PaymentRefusal('This visit to the gateway is unknown.');
      if (!sample) throw new PaymentRefusal('Choose one of the test cards.');
      const { id, brand, last4, expYear } = sample;
      const found: Card = {
        ref: `${id}_${session.slice('visit_'.length)}`,
        brand,
        last4,
        expMonth: 12,
        expYear,
        holder: '',
      };
      return found;
    },
    forget: async () => undefined,
    async charge({ key, tenantId, cents, card, returnUrl }) {
      const intent = intents.get(key) ?? { ref: `payment_${key}`, tenantId, cents, outcome: undefined };
      intents.set(key, intent);
      const { ref } = intent;
      if (intent.outcome?.state === 'succeeded') return intent.outcome;
      const sample = sampleOf(card);
      if (!sample) intent.outcome = { state: 'failed', ref, reason: 'The gateway does not know this card.' };
      else if (sample.declines) intent.outcome = { state: 'failed', ref, reason: sample.declines };
      else if (sample.asks && !returnUrl)
        intent.outcome = {
          state: 'failed',
          ref,
          reason: 'The bank wants you to confirm this payment. Pay the invoice yourself.',
        };
      else if (sample.asks) intent.outcome = { state: 'action', ref, url: '' };
      else intent.outcome = { state: 'succeeded', ref };
      return intent.outcome;
    },
    async settle(ref, approve) {
      const intent = byRef(ref);
      // After a restart the gateway has no record of pending payments, so it requests confirmation again.
      const outcome = intent?.outcome ?? { state: 'action', ref, url: '' };
      if (outcome.state !== 'action' || approve === undefined) return outcome;
      const answered: Outcome = approve
        ? { state: 'succeeded', ref }
        : { state: 'failed', ref, reason: 'You did not confirm the payment. Nothing was charged.' };
      if (intent) intent.outcome = answered;
      return answered;
    },
    async refund({ key, payment, cents }) {
      const before = refunds.get(key);
      if (before) return { cents: before.cents };
      const refundsOfPayment = [...refunds.values()]
        .filter((each) => each.payment === payment)
        .reduce((sum, each) => sum + each.cents, 0);
      const intent = byRef(payment);
      if (intent && refundsOfPayment + cents > intent.cents)
        throw new PaymentRefusal('That is more than was taken. Nothing was given back.');
      refunds.set(key, { payment, cents });
      return { cents };
    },
    async event(id) {
      const found = [...intents.entries()].find(([key]) => id === `event_${key}`);
      const [key, intent] = found ?? [];
      return key && intent?.outcome ? { tenantId: intent.tenantId, key, outcome: intent.outcome } : undefined;
    },
    taken: () =>
      [...intents.entries()].flatMap(([key, { outcome, cents }]) =>
        outcome?.state === 'succeeded' ? [{ key, cents }] : [],
      ),
    given: () => [...refunds.entries()].map(([key, each]) => ({ key, ...each })),
    eventOf: (key) => `event_${key}`,
  };
}
