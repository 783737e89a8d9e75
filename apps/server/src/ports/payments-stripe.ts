import { PaymentAway, PaymentRefusal, type Outcome, type Payments } from './payments.ts';

/** How long the gateway may take to answer, in milliseconds: a request's transaction waits for it. */
const patience = 20_000;

interface Intent {
  id: string;
  status: string;
  next_action?: { redirect_to_url?: { url?: string } } | null;
  last_payment_error?: { message?: string } | null;
  metadata?: Record<string, string>;
}
interface StripeError {
  type?: string;
  code?: string;
  message?: string;
}
interface StripeRefund {
  amount: number;
  status: string;
  metadata?: Record<string, string>;
}
class StripeProblem extends Error {
  readonly status: number;
  readonly error: StripeError;
  constructor(status: number, error: StripeError) {
    super(error.message ?? `the gateway answered ${status}`);
    this.status = status;
    this.error = error;
  }
}

const outcomeOf = ({ id: ref, status, next_action, last_payment_error }: Intent): Outcome => {
  if (status === 'succeeded') return { state: 'succeeded', ref };
  if (status === 'requires_action' || status === 'processing')
    return { state: 'action', ref, url: next_action?.redirect_to_url?.url ?? '' };
  return {
    state: 'failed',
    ref,
    reason: last_payment_error?.message ?? 'The payment was not made. Nothing was charged.',
  };
};

/**
 * Stripe over its HTTP API. Cards are written down on Stripe's own page. A payment is one payment intent: it is made
 * under the payment's key, then confirmed with a card, and can succeed once only.
 * @param options.url where the API is; another one in tests.
 */
export function stripePayments({ key, url }: { key: string; url: string }): Payments {
  async function ask<T>(
    method: 'GET' | 'POST',
    path: string,
    form: Record<string, string> = {},
    once?: string,
  ): Promise<T> {
    const fields = new URLSearchParams(form).toString();
    let answer: Response;
    let body: unknown;
    try {
      answer = await fetch(`${url}${path}${method === 'GET' && fields ? `?${fields}` : ''}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(once ? { 'idempotency-key': once } : {}),
          ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(method === 'POST' ? { body: fields } : {}),
        signal: AbortSignal.timeout(patience),
      });
      body = await answer.json();
    } catch (cause) {
      throw new PaymentAway('the gateway does not answer', { cause });
    }
    if (answer.ok) return body as T;
    const problem = new StripeProblem(answer.status, (body as { error?: StripeError }).error ?? {});
    // Too many requests, a key that is not valid, its own failure: nothing that the payer could mend.
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500)
      throw new PaymentAway('the gateway takes no payments', { cause: problem });
    throw problem;
  }
  const intent = (ref: string) => ask<Intent>('GET', `/v1/payment_intents/${encodeURIComponent(ref)}`);
  const isProblem = (reason: unknown): reason is StripeProblem => reason instanceof StripeProblem;

  return {
    name: 'Stripe',
    isTest: key.startsWith('sk_test_'),
    async customer({ tenantId, name, email }) {
      const made = await ask<{ id: string }>(
        'POST',
        '/v1/customers',
        { name, email, 'metadata[tenant]': tenantId },
        `customer-${tenantId}`,
      );
      return made.id;
    },
    async collect(customer, returnUrl) {
      const made = await ask<{ id: string; url: string }>('POST', '/v1/checkout/sessions', {
        mode: 'setup',
        customer,
        currency: 'usd',
        'payment_method_types[0]': 'card',
        // Stripe writes the id of the visit in its place.
        success_url: `${returnUrl}?session={CHECKOUT_SESSION_ID}`,
        cancel_url: returnUrl,
      });
      return { session: made.id, url: made.url };
    },
    async collected(session, _card, customer) {
      try {
        const found = await ask<{
          customer: string;
          setup_intent?: {
            payment_method?: {
              id: string;
              card?: { brand: string; last4: string; exp_month: number; exp_year: number };
              billing_details?: { name?: string | null };
            } | null;
          } | null;
        }>('GET', `/v1/checkout/sessions/${encodeURIComponent(session)}`, {
          'expand[0]': 'setup_intent.payment_method',
        });
        const method = found.setup_intent?.payment_method;
        if (found.customer !== customer || !method?.card)
          throw new PaymentRefusal('No card was written down. Add the payment method again.');
        const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
        return {
          ref: method.id,
          brand: brand.charAt(0).toUpperCase() + brand.slice(1),
          last4,
          expMonth,
          expYear,
          holder: method.billing_details?.name ?? '',
        };
      } catch (reason) {
        if (isProblem(reason))
          throw new PaymentRefusal('This visit to the gateway is unknown. Add the payment method again.');
        throw reason;
      }
    },
    async forget(card) {
      await ask('POST', `/v1/payment_methods/${encodeURIComponent(card)}/detach`).catch((reason: unknown) => {
        // It knows the card no longer.
        if (!isProblem(reason)) throw reason;
      });
    },
    async charge({ key: payment, tenantId, cents, customer, card, description, returnUrl }) {
      const made = await ask<Intent>(
        'POST',
        '/v1/payment_intents',
        {
          amount: String(cents),
          currency: 'usd',
          customer,
          description,
          'payment_method_types[0]': 'card',
          'metadata[payment]': payment,
          'metadata[tenant]': tenantId,
        },
        `payment-${payment}`,
      );
      // A repeated key gets the first answer: what it has become since is asked for.
      const now = await intent(made.id);
      if (now.status === 'succeeded' || now.status === 'processing') return outcomeOf(now);
      try {
        return outcomeOf(
          await ask<Intent>('POST', `/v1/payment_intents/${encodeURIComponent(made.id)}/confirm`, {
            payment_method: card,
            ...(returnUrl ? { return_url: returnUrl } : { off_session: 'true' }),
          }),
        );
      } catch (reason) {
        if (!isProblem(reason)) throw reason;
        if (reason.error.type === 'card_error')
          return {
            state: 'failed',
            ref: made.id,
            reason: reason.error.message ?? 'The bank declined the card. Use another card.',
          };
        // Confirmed by another press meanwhile: whatever it is now.
        if (reason.error.code === 'payment_intent_unexpected_state') return outcomeOf(await intent(made.id));
        return { state: 'failed', ref: made.id, reason: 'The gateway cannot charge this card. Use another.' };
      }
    },
    settle: async (ref) => outcomeOf(await intent(ref)),
    async refund({ key: refund, payment, cents }) {
      const heard = ({ amount, status }: StripeRefund) => {
        if (status === 'failed' || status === 'canceled')
          throw new PaymentRefusal('The bank did not take the refund. Nothing was given back.');
        return { cents: amount };
      };
      // Its idempotency keys are kept for a day, and its refunds for good.
      const { data } = await ask<{ data: StripeRefund[] }>('GET', '/v1/refunds', {
        payment_intent: payment,
        limit: '100',
      });
      const before = data.find(({ metadata }) => metadata?.['refund'] === refund);
      if (before) return heard(before);
      try {
        return heard(
          await ask<StripeRefund>(
            'POST',
            '/v1/refunds',
            { payment_intent: payment, amount: String(cents), 'metadata[refund]': refund },
            `refund-${refund}`,
          ),
        );
      } catch (reason) {
        if (!isProblem(reason)) throw reason;
        throw new PaymentRefusal(
          `The gateway does not give this back: ${reason.error.message ?? 'it says no.'} Nothing was given back.`,
        );
      }
    },
    async event(id) {
      try {
        const { data } = await ask<{ data?: { object?: Partial<Intent> & { object?: string } } }>(
          'GET',
          `/v1/events/${encodeURIComponent(id)}`,
        );
        const { object, id: ref } = data?.object ?? {};
        if (object !== 'payment_intent' || !ref) return undefined;
        // Events come late and in any order: what the payment is now is asked for.
        const now = await intent(ref);
        const { tenant, payment } = now.metadata ?? {};
        return tenant && payment ? { tenantId: tenant, key: payment, outcome: outcomeOf(now) } : undefined;
      } catch (reason) {
        if (isProblem(reason)) return undefined;
        throw reason;
      }
    },
  };
}
