import type { QuoteAlternate } from '@plumbline/api';
import type { OptionalItem } from '@plumbline/ui/OptionalItemList';
import { formatMoney } from '@plumbline/ui/format';

/** Formats the price change of an alternate with its sign. */
export const alternateAmount = (amount: string): string =>
  Number(amount) > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);

/** Code of an alternate, e.g. ALT-1. */
export const alternateCode = (number: number): string => `ALT-${number}`;

const kinds = { add: 'add', deduct: 'deduct', none: 'no change' } as const;

/** Maps alternates to document items. */
export const alternateItems = (
  alternates: readonly (Omit<QuoteAlternate, 'offered'> & { offered?: boolean })[],
): OptionalItem[] =>
  alternates.map(({ uuid, number, name, description, kind, amount, accepted, offered = true }) => ({
    id: uuid,
    code: alternateCode(number),
    name,
    detail: [kinds[kind], description].filter(Boolean).join(', '),
    amount: alternateAmount(amount),
    isIncluded: accepted,
    isVisible: offered,
  }));
