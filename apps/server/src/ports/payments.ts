/** Somebody who pays, as the gateway is told of them. */
export interface Payer {
  tenantId: string;
  name: string;
  email: string;
}

/** A card as people recognise theirs. Its number stays with the gateway. */
export interface Card {
  /** What the gateway calls it. */
  ref: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  holder: string;
}

/** What became of a payment. */
export type Outcome =
  | { state: 'succeeded'; ref: string }
  /** The bank wants to hear it from the holder: at `url`, or of the test gateway by `settle`. */
  | { state: 'action'; ref: string; url: string }
  /** In words for the payer. */
  | { state: 'failed'; ref: string; reason: string };

export interface ChargeRequest {
  /** One payment for one key, whatever card it is tried with and however often: it succeeds once. */
  key: string;
  /** Goes along, and comes back with what the gateway tells by itself. */
  tenantId: string;
  /** Cents of US dollars. */
  cents: number;
  customer: string;
  card: string;
  description: string;
  /** Where the holder comes back to after the bank has asked them; without it nobody is there to be asked. */
  returnUrl?: string;
}

/** Who takes the money. */
export interface Payments {
  name: string;
  /** Nothing is charged in truth. */
  isTest: boolean;
  /** @returns what the gateway calls the payer; the same for the same company. */
  customer(payer: Payer): Promise<string>;
  /** Begins a visit to the page on which a card is written down: an address, or of the test gateway the cards there are. */
  collect(
    customer: string,
    returnUrl: string,
  ): Promise<{ session: string; url?: string; cards?: readonly TestCard[] }>;
  /**
   * The card of a visit that has ended.
   * @throws PaymentRefusal when there is none.
   */
  collected(session: string, card: string | undefined, customer: string): Promise<Card>;
  /** A card that is not to be charged any more. */
  forget(card: string): Promise<void>;
  charge(request: ChargeRequest): Promise<Outcome>;
  /** What has become of a payment; `approve` is the holder's answer where the gateway has no page for it. */
  settle(ref: string, approve?: boolean): Promise<Outcome>;
  /**
   * Gives back what a payment took, or a part of it: one refund for one key.
   * @returns what was given back under the key: another amount where it was asked for before.
   * @throws PaymentRefusal
   */
  refund(request: { key: string; payment: string; cents: number }): Promise<{ cents: number }>;
  /** What the gateway told of, asked of itself; undefined for what is no payment, or not its own. */
  event(id: string): Promise<{ tenantId: string; key: string; outcome: Outcome } | undefined>;
}

/** A card of the test gateway: it does what its text says. */
export interface TestCard {
  id: string;
  name: string;
  text: string;
}

/** The gateway says no, in words for people. */
export class PaymentRefusal extends Error {}
/** The gateway does not answer, or not in a way that says what became of it. */
export class PaymentAway extends Error {}
