import Stripe from 'stripe';
import { PaymentAway, PaymentRefusal, type Outcome, type Payments } from './payments.ts';

/** Timeout of the gateway in milliseconds; the transaction of a request waits for it. */
const TIMEOUT_MS = 20_000;

type Intent = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'next_action' | 'last_payment_error' | 'metadata'>;

/** A refusal of the gateway that the payer or this server could mend. */
class StripeProblem extends Error {
  readonly error: InstanceType<typeof Stripe.errors.StripeError>;
  constructor(error: InstanceType<typeof Stripe.errors.StripeError>) {
    super(error.message || `the gateway answered ${error.statusCode}`);
    this.error = error;
  }
}

/** The answer to a request. @throws StripeProblem for a refusal, PaymentAway for no answer. */
async function answerOf<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (cause) {
    const status = cause instanceof Stripe.errors.StripeError ? cause.statusCode : undefined;
    if (!(cause instanceof Stripe.errors.StripeError) || status === undefined)
      throw new PaymentAway('the gateway does not answer', { cause });
    // Rate limit, invalid key or server error: the payer cannot fix these.
    if (status === 401 || status === 429 || status >= 500)
      throw new PaymentAway('the gateway takes no payments', { cause });
    throw new StripeProblem(cause);
  }
}

const outcomeOf = ({ id: ref, status, next_action, last_payment_error }: Intent): Outcome => {
  if (status === 'succeeded') return { state: 'succeeded', ref };
  if (status === 'requires_action' || status === 'processing')
    return { state: 'action', ref, url: next_action?.redirect_to_url?.url ?? '' };
  return {
    state: 'failed',
    ref,
    reason: last_payment_error?.message ?? 'The payment failed. Nothing was charged.',
  };
};

/**
 * Client of the `stripe` package without retries, because the caller retries with the same key and a transaction must
 * not wait for three attempts.
 */
function clientOf(key: string, url: string): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: TIMEOUT_MS,
    // The client's own time limit ends with the headers. Its Node transport repeats requests whose connection closes.
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ),
  });
}

/**
 * Stripe by its own client. Cards are written down on Stripe's own page. A payment is one payment intent: it is made
 * under the payment's key, then confirmed with a card, and can succeed once only.
 * @param options.url where the API is; another one in tests.
 */
export function stripePayments({ key, url }: { key: string; url: string }): Payments {
  const stripe = clientOf(key, url);
  const intent = (ref: string): Promise<Intent> => answerOf(stripe.paymentIntents.retrieve(ref));
  const isProblem = (reason: unknown): reason is StripeProblem => reason instanceof StripeProblem;

  return {
    name: 'Stripe',
    isTest: key.startsWith('sk_test_'),
    async customer({ tenantId, name, email }) {
      const customer = await answerOf(
        stripe.customers.create(
          { name, email, metadata: { tenant: tenantId } },
          { idempotencyKey: `customer-${tenantId}` },
        ),
      );
      return customer.id;
    },
    async collect(customer, returnUrl) {
      const session = await answerOf(
        stripe.checkout.sessions.create({
          mode: 'setup',
          customer,
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          // Stripe writes the id of the visit in its place.
          success_url: `${returnUrl}?session={CHECKOUT_SESSION_ID}`,
          cancel_url: returnUrl,
        }),
      );
      if (!session.url) throw new PaymentAway('the gateway has no page for cards');
      return { session: session.id, url: session.url };
    },
    async collected(session, _card, customer) {
      try {
        const found = await answerOf(
          stripe.checkout.sessions.retrieve(session, { expand: ['setup_intent.payment_method'] }),
        );
        const setup = typeof found.setup_intent === 'string' ? undefined : found.setup_intent;
        const method = typeof setup?.payment_method === 'string' ? undefined : setup?.payment_method;
        if (found.customer !== customer || !method?.card)
          throw new PaymentRefusal('No card was entered. Add the payment method again.');
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
          throw new PaymentRefusal('This payment page has expired. Add the payment method again.');
        throw reason;
      }
    },
    async forget(card) {
      await answerOf(stripe.paymentMethods.detach(card)).catch((reason: unknown) => {
        // The card does not exist at the gateway any more.
        if (!isProblem(reason)) throw reason;
      });
    },
    async charge({ key: payment, tenantId, cents, customer, card, description, returnUrl }) {
      const { id } = await answerOf(
        stripe.paymentIntents.create(
          {
            amount: cents,
            currency: 'usd',
            customer,
            description,
            allowed_payment_method_types: ['card'],
            metadata: { payment, tenant: tenantId },
          },
          { idempotencyKey: `payment-${payment}` },
        ),
      );
      // A repeated key returns the first response, so the current state is queried.
      const now = await intent(id);
      if (now.status === 'succeeded' || now.status === 'processing') return outcomeOf(now);
      try {
        return outcomeOf(
          await answerOf(
            stripe.paymentIntents.confirm(id, {
              payment_method: card,
              ...(returnUrl ? { return_url: returnUrl } : { off_session: true }),
            }),
          ),
        );
      } catch (reason) {
        if (!isProblem(reason)) throw reason;
        if (reason.error instanceof Stripe.errors.StripeCardError)
          return {
            state: 'failed',
            ref: id,
            reason: reason.error.message || 'The bank declined the card. Use another card.',
          };
        // Confirmed by another request in the meantime, so the current state is returned.
        if (reason.error.code === 'payment_intent_unexpected_state') return outcomeOf(await intent(id));
        return { state: 'failed', ref: id, reason: 'This card cannot be charged. Use another card.' };
      }
    },
    settle: async (ref) => outcomeOf(await intent(ref)),
    async refund({ key: refund, payment, cents }) {
      const heard = ({ amount, status }: Pick<Stripe.Refund, 'amount' | 'status'>) => {
        if (status === 'failed' || status === 'canceled')
          throw new PaymentRefusal('The bank rejected the refund. Nothing was refunded.');
        return { cents: amount };
      };
      // Idempotency keys expire after a day at the gateway, so existing refunds are checked.
      const { data } = await answerOf(stripe.refunds.list({ payment_intent: payment, limit: 100 }));
      const before = data.find(({ metadata }) => metadata?.['refund'] === refund);
      if (before) return heard(before);
      try {
        return heard(
          await answerOf(
            stripe.refunds.create(
              { payment_intent: payment, amount: cents, metadata: { refund } },
              { idempotencyKey: `refund-${refund}` },
            ),
          ),
        );
      } catch (reason) {
        if (!isProblem(reason)) throw reason;
        throw new PaymentRefusal(
          `The payment service rejected the refund: ${reason.error.message || 'No reason was given.'} Nothing was refunded.`,
        );
      }
    },
    async event(id) {
      try {
        const { object } = (await answerOf(stripe.events.retrieve(id))).data;
        if (!('object' in object) || object.object !== 'payment_intent') return undefined;
        // Events arrive late and in any order, so the current state is queried.
        const now = await intent(object.id);
        const { tenant, payment } = now.metadata ?? {};
        return tenant && payment ? { tenantId: tenant, key: payment, outcome: outcomeOf(now) } : undefined;
      } catch (reason) {
        if (isProblem(reason)) return undefined;
        throw reason;
      }
    },
  };
}
