import type { Quote, QuoteClauseFields } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { writeAudit } from '../context/audit.ts';
import { createShareLink } from '../capabilities/share-links/create-link.ts';
import { setBidderPrice } from '../modules/estimation/quotes/customers.ts';
import { issueQuote } from '../modules/estimation/quotes/issue-quote.ts';
import { recordOnOpportunity } from '../modules/estimation/quotes/opportunity-history.ts';
import { quoteDocument } from '../modules/estimation/quotes/quote-document.ts';
import { revisionName } from '../modules/estimation/quotes/quote-status.ts';
import { createQuote } from '../modules/estimation/quotes/quotes.ts';
import type { ActionServices, AuditNotes } from './estimation-audit-notes.ts';
import { seedAlternates } from './estimation-alternates.ts';
import type { Job } from './estimation-jobs.ts';
import type { OpenedEstimation } from './open-estimation.ts';

/** New revision of a quote. */
export interface NewRevision {
  /** Day of its creation, from today. */
  days: number;
  name: string;
  description: string;
  /** Last valid day, from today; 30 days after the bid date when absent. */
  validUntil?: number;
  /** Account of the bidder; the customer when absent. */
  bidderId?: string;
  inclusions: readonly QuoteClauseFields[];
  exclusions: readonly QuoteClauseFields[];
}

/** Response of a customer through the link. */
export interface GivenAnswer {
  decision: 'accepted' | 'declined';
  days: number;
  name: string;
  title: string;
  note?: string;
}

const READABLE_DAYS = 30;

/** Actions on the quotes of an estimation. */
export function quoteActions(
  job: Job,
  { estimationId, opportunityId, people }: OpenedEstimation,
  { tx, ports, tenantId }: ActionServices,
  { at, audit, note }: AuditNotes,
) {
  const { estimator } = people;
  const user = { tenant_id: tenantId, user_id: estimator.user_id, company: 'Northgate Builders' };
  const portsAt = (days: number) => ({ ...ports, clock: () => new Date(at(days)) });
  return {
    offer: async (days: number, conditions: ReadonlyMap<string, string>) => {
      const added = await seedAlternates(tx, {
        tenantId,
        estimationId,
        createdBy: estimator.user_id,
        at: at(days),
        conditions,
      });
      for (const { number, name } of added)
        await note(estimator, days, {
          entity: 'alternate',
          action: 'created',
          changes: [{ field: `alternate ${number}`, after: name }],
        });
    },
    quote: async ({
      days,
      name,
      description,
      validUntil = job.bid + 30,
      bidderId,
      inclusions,
      exclusions,
    }: NewRevision) => {
      const { data } = await createQuote(
        estimationId,
        {
          name,
          description,
          valid_until: utcDay(at(validUntil)),
          inclusions: [...inclusions],
          exclusions: [...exclusions],
          ...(bidderId ? { bidder_id: bidderId } : {}),
        },
        // The version of the estimate cannot be dated back later.
        { tx, ports: portsAt(days), user, audit: audit(estimator, days) },
      );
      await tx
        .updateTable('quote')
        .set({ created_at: at(days), updated_at: at(days) })
        .where('quote_id', '=', data.uuid)
        .execute();
      return data;
    },
    send: async (quote: Quote, days: number, to: readonly string[]) => {
      const context = { tx, ports: portsAt(days), user, audit: audit(estimator, days) };
      await issueQuote(quote, to, context);
      await setBidderPrice(quote, context);
    },
    /** Sets the amount of the opportunity to the total of a quote. */
    takeAmount: ({ total }: Pick<Quote, 'total'>) =>
      tx
        .updateTable('crm_opportunity')
        .set({ amount: total })
        .where('opportunity_id', '=', opportunityId)
        .execute(),
  };
}

/** Responses to the quotes of an estimation. */
export function responseActions(
  { people: { estimator } }: OpenedEstimation,
  { tx, ports, tenantId }: ActionServices,
  { at, audit }: AuditNotes,
) {
  const user = { tenant_id: tenantId, user_id: estimator.user_id };
  const portsAt = (days: number) => ({ ...ports, clock: () => new Date(at(days)) });
  const byCustomer = (name: string, days: number) => (entry: Parameters<typeof writeAudit>[1]) =>
    writeAudit(
      tx,
      entry,
      { tenant_id: tenantId, user_id: null, firstname: name, lastname: '' },
      { created_at: at(days) },
    );
  const refOf = ({ estimation_id, uuid }: Quote) => ({ estimation_id, uuid });
  return {
    /** Creates the link of the email, which the customer has opened. */
    open: async (quote: Quote, { days, times }: { days: number; times: number }) => {
      const until = new Date(`${quote.valid_until ?? utcDay(at(days))}T23:59:59Z`);
      const { uuid } = await createShareLink(
        {
          kind: 'quote',
          of: quote.uuid,
          until: new Date(until.getTime() + READABLE_DAYS * 86_400_000),
        },
        { tx, ports, user },
      );
      await tx
        .updateTable('public_link')
        .set({ created_at: quote.issued_at ?? at(days), opened: times, last_opened: at(days) })
        .where('link_id', '=', uuid)
        .execute();
      await recordOnOpportunity(quote, 'viewed', { tx, audit: byCustomer(quote.customer_name, days) });
    },
    answer: async (quote: Quote, { days, ...answer }: GivenAnswer) => {
      const { accept, decline } = quoteDocument.transitions;
      await quoteDocument.move(
        answer.decision === 'accepted' ? accept : decline,
        {
          ref: refOf(quote),
          version: undefined,
          input: {
            answer,
            signature: answer.decision === 'accepted' ? { mode: 'typed' } : undefined,
            tenantId,
            recordedBy: undefined,
          },
        },
        { tx, ports: portsAt(days), audit: byCustomer(answer.name, days), afterCommit: () => undefined },
      );
    },
    /** Closes a quote to another customer after one was accepted. */
    close: async (quote: Quote, accepted: Quote, days: number) => {
      await quoteDocument.move(
        quoteDocument.transitions.close,
        {
          ref: refOf(quote),
          version: undefined,
          input: { because: `${revisionName(accepted)} was accepted` },
        },
        { tx, ports: portsAt(days), audit: audit(estimator, days) },
      );
    },
  };
}
