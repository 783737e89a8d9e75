import { fillDocument, piecesIn, readDocument } from './rich-document.ts';
import { writeRichText } from './rich-text.ts';

/** What fields of a quote's document are filled with: one revision, as its customer may read it. */
export interface QuoteFacts {
  name: string;
  number: string;
  revision: number;
  /** The scope in a sentence or two. */
  description?: string | undefined;
  createdAt: string;
  valid_until?: string | null | undefined;
  customer_name: string;
  contact_name: string;
  project_name: string;
  site: string;
  sales_specialist: string;
  estimation_number: string;
  lines: readonly { name: string }[];
  totals: readonly { key: string; value: string; percentage?: string | undefined }[];
  total: string;
  inclusions: readonly { name: string }[];
  exclusions: readonly { name: string }[];
  tags: readonly string[];
  /** The revision before it that was accepted last: what a change order changes. */
  accepted?: { number: string; revision: number; total: string; decided_at: string } | undefined;
  /** Against that one, line by line. */
  changes?: { lines: readonly unknown[] } | undefined;
  company: {
    name: string;
    address?: string | undefined;
    phone?: string | undefined;
    email?: string | undefined;
    website?: string | undefined;
    currency: string;
  };
}

interface Piece {
  name: string;
  label: string;
  group: string;
}
export interface QuoteField extends Piece {
  /** In words; empty where the quote has none. */
  value: (facts: QuoteFacts) => string;
}
export interface QuoteBlock extends Piece {
  /** What it puts into the document, in one sentence. */
  help: string;
  /** Whether it has nothing to show of this quote. */
  isEmpty?: (facts: QuoteFacts) => boolean;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const day = (value: string | null | undefined): string => {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '');
  return found ? `${months[Number(found[2]) - 1] ?? found[2]} ${found[3]}, ${found[1]}` : '';
};
const decimal = /^-?\d+(?:\.\d+)?$/;
/** Money as people read it, digit for digit; what is no decimal is empty. */
const money = (value: string | undefined): string => {
  if (value === undefined || !decimal.test(value)) return '';
  const [whole = '0', cents = ''] = value.replace('-', '').split('.');
  const sign = value.startsWith('-') ? '−' : '';
  return `${sign}$${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`;
};
const cents = (value: string): bigint => {
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const amount = BigInt(whole + part.padEnd(2, '0').slice(0, 2));
  return value.startsWith('-') ? -amount : amount;
};
/** What one amount is above another; empty where either is none. */
function difference(value: string, before: string | undefined): string {
  if (before === undefined || !decimal.test(value) || !decimal.test(before)) return '';
  const amount = cents(value) - cents(before);
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return money(`${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
const totalOf =
  (key: string) =>
  ({ totals }: QuoteFacts): string =>
    money(totals.find((each) => each.key === key)?.value);
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('; ');

const group = (title: string, fields: readonly [string, string, (facts: QuoteFacts) => string][]) =>
  fields.map(([name, label, value]): QuoteField => ({ name, label, value, group: title }));

/** Every field that a quote template can place: the one list that the editor, the preview and the PDF go by. */
export const quoteFields: readonly QuoteField[] = [
  ...group('Customer', [
    ['customer', 'Customer', (facts) => facts.customer_name],
    ['contact', 'Contact', (facts) => facts.contact_name],
  ]),
  ...group('Estimation', [
    ['project', 'Estimation name', (facts) => facts.project_name],
    ['estimation_number', 'Estimation number', (facts) => facts.estimation_number],
    ['site', 'Site', (facts) => facts.site],
  ]),
  ...group('Quote', [
    ['quote_name', 'Quote name', (facts) => facts.name],
    ['quote_number', 'Quote number', (facts) => facts.number],
    ['revision', 'Revision', (facts) => `R${facts.revision}`],
    ['date', 'Date', (facts) => day(facts.createdAt)],
    ['valid_until', 'Valid until', (facts) => day(facts.valid_until)],
    ['scope', 'Scope in a sentence or two', (facts) => facts.description ?? ''],
    ['sales_specialist', 'Sales specialist', (facts) => facts.sales_specialist],
    ['line_count', 'Number of lines', (facts) => String(facts.lines.length)],
    ['inclusion_words', 'Inclusions in one line', (facts) => names(facts.inclusions)],
    ['exclusion_words', 'Exclusions in one line', (facts) => names(facts.exclusions)],
    ['tags', 'Tags', (facts) => facts.tags.join(', ')],
  ]),
  ...group('Totals', [
    ['subtotal', 'Subtotal', totalOf('subtotal')],
    ['inclusions_total', 'Sum of inclusions', totalOf('inclusions')],
    ['discount', 'Discount', totalOf('discount')],
    ['bond', 'Bond', totalOf('bond')],
    ['sales_tax', 'Sales tax', totalOf('tax')],
    ['total', 'Total', (facts) => money(facts.total)],
    ['currency', 'Currency', (facts) => facts.company.currency],
  ]),
  ...group('Change order', [
    [
      'accepted_quote',
      'Accepted quote',
      ({ accepted }) => (accepted ? `${accepted.number} R${accepted.revision}` : ''),
    ],
    ['accepted_on', 'Accepted on', ({ accepted }) => day(accepted?.decided_at)],
    ['accepted_total', 'Accepted total', ({ accepted }) => money(accepted?.total)],
    ['change', 'Change of the total', ({ total, accepted }) => difference(total, accepted?.total)],
  ]),
  ...group('Company', [
    ['company_name', 'Company name', ({ company }) => company.name],
    ['company_address', 'Company address', ({ company }) => company.address ?? ''],
    ['company_phone', 'Company phone', ({ company }) => company.phone ?? ''],
    ['company_email', 'Company email', ({ company }) => company.email ?? ''],
    ['company_website', 'Company website', ({ company }) => company.website ?? ''],
  ]),
];

/** Every block that a quote template can place between its words. */
export const quoteBlocks = [
  {
    name: 'letterhead',
    label: 'Letterhead',
    group: 'Head',
    help: 'Logo, company and address, and the number of the quote.',
  },
  { name: 'logo', label: 'Logo', group: 'Head', help: 'The company’s logo alone.' },
  {
    name: 'facts',
    label: 'Customer, project, dates',
    group: 'Head',
    help: 'Who it is for, what it is about, who made it, and until when it is valid.',
  },
  {
    name: 'lines',
    label: 'Lines with unit prices',
    group: 'Prices',
    help: 'Scope, code, quantity, unit price and amount of each line.',
    isEmpty: ({ lines }) => lines.length === 0,
  },
  {
    name: 'lines_amounts',
    label: 'Lines with amounts',
    group: 'Prices',
    help: 'Scope and amount of each line, without quantities and unit prices.',
    isEmpty: ({ lines }) => lines.length === 0,
  },
  {
    name: 'lines_scope',
    label: 'Lines without prices',
    group: 'Prices',
    help: 'Scope and quantity of each line, for a lump sum.',
    isEmpty: ({ lines }) => lines.length === 0,
  },
  {
    name: 'changes',
    label: 'Changes line by line',
    group: 'Prices',
    help: 'What a change order changes: each line as it was accepted, as it is now, and the difference.',
    isEmpty: ({ changes }) => !changes?.lines.length,
  },
  { name: 'totals', label: 'Totals', group: 'Prices', help: 'Subtotal, discount, bond, tax and total.' },
  {
    name: 'clauses',
    label: 'Inclusions and exclusions',
    group: 'Clauses',
    help: 'Both lists side by side.',
    isEmpty: ({ inclusions, exclusions }) => inclusions.length + exclusions.length === 0,
  },
  {
    name: 'inclusions',
    label: 'Inclusions',
    group: 'Clauses',
    help: 'The list of inclusions alone.',
    isEmpty: ({ inclusions }) => inclusions.length === 0,
  },
  {
    name: 'exclusions',
    label: 'Exclusions',
    group: 'Clauses',
    help: 'The list of exclusions alone.',
    isEmpty: ({ exclusions }) => exclusions.length === 0,
  },
  {
    name: 'signature',
    label: 'Signature',
    group: 'End',
    help: 'Where the customer signs. Without it, it stands at the end.',
  },
  { name: 'page_break', label: 'Page break', group: 'End', help: 'What follows begins on a new page.' },
] as const satisfies readonly QuoteBlock[];
export type QuoteBlockName = (typeof quoteBlocks)[number]['name'];

const blocks: ReadonlyMap<string, QuoteBlock> = new Map(quoteBlocks.map((each) => [each.name, each]));
const fields = new Map(quoteFields.map((each) => [each.name, each]));

/** The values of all fields. */
export const quoteFieldValues = (facts: QuoteFacts): Record<string, string> =>
  Object.fromEntries(quoteFields.map(({ name, value }) => [name, value(facts)]));

/** Something that a document places and that does not come out of it, in words. */
export interface DocumentProblem {
  kind: 'unknown' | 'empty' | 'missing';
  text: string;
}

const quoted = (name: string) => `“${name.replaceAll('_', ' ')}”`;

/**
 * What is wrong with a template, and with facts, what of it is empty in a quote.
 * @param html of the template.
 */
export function documentProblems(html: string, facts?: QuoteFacts): DocumentProblem[] {
  const nodes = readDocument(html);
  const placed = piecesIn(nodes, 'block');
  const unknown = [
    ...piecesIn(nodes, 'field').filter((name) => !fields.has(name)),
    ...placed.filter((name) => !blocks.has(name)),
  ];
  const empty = facts
    ? [
        ...piecesIn(nodes, 'field')
          .flatMap((name) => fields.get(name) ?? [])
          .filter((each) => !each.value(facts)),
        ...placed.flatMap((name) => blocks.get(name) ?? []).filter((each) => each.isEmpty?.(facts)),
      ]
    : [];
  const saysPrice = placed.includes('totals') || piecesIn(nodes, 'field').includes('total');
  return [
    ...unknown.map((name) => ({
      kind: 'unknown' as const,
      text: `There is no field ${quoted(name)}. It is left out.`,
    })),
    ...(saysPrice
      ? []
      : [
          {
            kind: 'missing' as const,
            text: 'Neither the totals nor the field Total are placed: the customer does not read what it costs.',
          },
        ]),
    ...empty.map(({ label }) => ({ kind: 'empty' as const, text: `${label} is empty in this quote.` })),
  ];
}

/** A template with the facts of a quote in place of its fields: HTML of words and blocks, without unknown ones. */
export function fillQuoteTemplate(html: string, facts: QuoteFacts): string {
  const nodes = readDocument(html).filter((node) => node.kind !== 'block' || blocks.has(node.name));
  const isSigned = nodes.some((node) => node.kind === 'block' && node.name === 'signature');
  return writeRichText([
    ...fillDocument(nodes, quoteFieldValues(facts)),
    ...(isSigned ? [] : [{ kind: 'block', name: 'signature' } as const]),
  ]);
}
