/** Paying customer at the gateway. */
export interface Payer {
  tenantId: string;
  name: string;
  email: string;
}

/** A card as people recognise theirs. Its number stays with the gateway. */
export interface Card {
  /** Id at the gateway. */
  ref: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  holder: string;
}

/** Result of a payment. */
export type Outcome =
  | { state: 'succeeded'; ref: string }
  /** The card holder has to confirm the payment at `url`, or with `settle` at the test gateway. */
  | { state: 'action'; ref: string; url: string }
  /** Message for the payer. */
  | { state: 'failed'; ref: string; reason: string };

export interface ChargeRequest {
  /** Idempotency key: a payment succeeds once, regardless of card and attempts. */
  key: string;
  /** Returned in the events of the gateway. */
  tenantId: string;
  /** Cents of US dollars. */
  cents: number;
  customer: string;
  card: string;
  description: string;
  /** URL to return to after confirmation at the bank; without it the payment cannot be confirmed. */
  returnUrl?: string;
}

/** Payment gateway. */
export interface Payments {
  name: string;
  /** True for the test gateway, which charges nothing. */
  isTest: boolean;
  /** @returns the id of the customer at the gateway; the same for the same company. */
  customer(payer: Payer): Promise<string>;
  /** Begins a visit to the page on which a card is written down: an address, or of the test gateway the cards there are. */
  collect(
    customer: string,
    returnUrl: string,
  ): Promise<{ session: string; url?: string; cards?: readonly TestCard[] }>;
  /**
   * The card of a visit that has ended.
   * @throws PaymentRefusal if there is none.
   */
  collected(session: string, card: string | undefined, customer: string): Promise<Card>;
  /** A card that is not to be charged any more. */
  forget(card: string): Promise<void>;
  charge(request: ChargeRequest): Promise<Outcome>;
  /** Current result of a payment; `approve` is the payer's decision if the gateway has no page for it. */
  settle(ref: string, approve?: boolean): Promise<Outcome>;
  /**
   * Refunds a payment completely or partly, once per key.
   * @returns the amount refunded under the key, which differs if it was requested before.
   * @throws PaymentRefusal
   */
  refund(request: { key: string; payment: string; cents: number }): Promise<{ cents: number }>;
  /** Payment of an event, queried from the gateway; undefined for other events. */
  event(id: string): Promise<{ tenantId: string; key: string; outcome: Outcome } | undefined>;
}

/** A card of the test gateway, which behaves as its text states. */
export interface TestCard {
  id: string;
  name: string;
  text: string;
}

/** Rejection by the gateway, with a message for users. */
export class PaymentRefusal extends Error {}
/** The gateway does not respond, or its response does not state the outcome. */
export class PaymentAway extends Error {}
