import type { AlternateOwnLine, QuoteClauseFields } from '@plumbline/api';
import type { Job } from './estimation-jobs.ts';
import type { GivenAnswer } from './quote-actions.ts';

/** Revision of a quote with what happened to it, in days from today. */
export interface QuotedRevision {
  days: number;
  name: string;
  description: string;
  /** Last valid day; 30 days after the bid date when absent. */
  validUntil?: number;
  /** Name of the bidder in `bidders`; the customer when absent. */
  bidder?: string;
  /** Lines that are added to the estimate before the revision is created. */
  adds?: readonly AlternateOwnLine[];
  /** Additional inclusions. */
  inclusions?: readonly QuoteClauseFields[];
  sent?: number;
  opened?: { days: number; times: number };
  answer?: GivenAnswer;
  /** Day on which it was closed, because another customer's quote was accepted. */
  closed?: number;
}

/** Estimation of lines without take-off whose quotes were sent. */
export interface QuotedJob extends Job {
  /** General contractors that bid the job, with the address that quotes go to. */
  bidders?: Readonly<Record<string, { email: string; invited: number; due: number }>>;
  revisions: readonly QuotedRevision[];
  /** Day and reason of a lost bid. */
  lost?: { days: number; reason: string };
}

/** Wages per hour. */
export const wages = { carpenter: '58', finisher: '61', painter: '52', flooring: '55' } as const;

/** A line with material and labor: quantity and unit, then price, hours per unit and wage. */
export const line = (
  name: string,
  [quantity, unit]: readonly [string, string],
  [unit_price, labor_unit, labor_rate]: readonly [string, string, string],
): AlternateOwnLine => ({ name, quantity, unit, unit_price, labor_unit, labor_rate });
/** A lump sum. */
export const lump = (name: string, lump_cost: string): AlternateOwnLine => ({
  name,
  quantity: '1',
  unit: 'LS',
  lump_cost,
});
/** An inclusion with a fixed amount. */
export const amount = (name: string, value: string): QuoteClauseFields => ({
  name,
  include_on: 'project_level',
  calculate_by: 'fixed_value',
  value,
  base: 'subtotal',
});
