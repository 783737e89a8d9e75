import type { Quote, QuoteCheck } from '@plumbline/api';
import { HttpError } from '../../../core/http-error.ts';
import type { Context, Handlers } from '../../../context/context.ts';
import { estimationRow, presentEstimate } from '../estimates/queries.ts';
import { isExpiredPrice, noPrice } from '../estimates/estimate-warnings.ts';
import { quoteOf } from './revision-lines.ts';

/**
 * Lists lines to check before a quote is sent: those of the quote with an amount of 0.00, and those of today's estimate in the
 * quoted conditions without a price or with an expired one. Lines with a quantity of 0 are left out.
 */
export async function sendingChecks(quote: Quote, context: Context): Promise<QuoteCheck[]> {
  const zero = quote.lines
    .filter(({ amount, quantity }) => Number(amount) === 0 && Number(quantity) !== 0)
    .map(({ code, name }): QuoteCheck => ({
      kind: 'zero_amount',
      code,
      name,
      text: 'The quote shows this line at $0.00.',
    }));
  const codes = new Set(quote.lines.map(({ code }) => code));
  const { groups } = await presentEstimate(await estimationRow(quote.estimation_id, context), context);
  const priced = groups
    .filter(({ code }) => codes.has(code))
    .flatMap(({ code, lines }) =>
      lines.flatMap(({ name, quantity, warnings }): QuoteCheck[] =>
        Number(quantity) === 0
          ? []
          : warnings.flatMap((text): QuoteCheck[] =>
              text === noPrice
                ? [{ kind: 'no_price', code, name, text }]
                : isExpiredPrice(text)
                  ? [{ kind: 'expired_price', code, name, text }]
                  : [],
            ),
      ),
    );
  return [...zero, ...priced];
}

/** @throws HttpError 422 if there is something to check that the caller has not confirmed. */
export async function assertChecked(
  quote: Quote,
  isConfirmed: boolean | undefined,
  context: Context,
): Promise<void> {
  if (isConfirmed) return;
  const checks = await sendingChecks(quote, context);
  if (checks.length === 0) return;
  const names = [...new Set(checks.map(({ code, name }) => (code ? `${code} ${name}` : name)))];
  const shown = names.slice(0, 3).join(', ');
  throw new HttpError(
    422,
    `Check the prices before you send this quote: ${shown}${names.length > 3 ? ` and ${names.length - 3} more` : ''}.`,
  );
}

export const sendingCheckOperations = {
  quotesListChecks: async ({ params }, context) => {
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    return { data: await sendingChecks(quote, context) };
  },
} satisfies Partial<Handlers>;
