import { fillDocument, piecesIn, readDocument } from './rich-document.ts';
import { writeRichText } from './rich-text.ts';

/** Data of a quote revision for its document, limited to what the customer may see. */
export interface QuoteFacts {
  name: string;
  number: string;
  revision: number;
  /** Summary of the scope. */
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
  /** Last accepted revision, the base of a change order. */
  accepted?: { number: string; revision: number; total: string; decided_at: string } | undefined;
  /** Differences from the accepted revision, line by line. */
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

interface QuotePlaceholder {
  name: string;
  label: string;
  group: string;
}
export interface QuoteField extends QuotePlaceholder {
  /** Returns the text of the field; empty if the quote has no value. */
  value: (facts: QuoteFacts) => string;
}
export interface QuoteBlock extends QuotePlaceholder {
  /** Description of the block in one sentence. */
  help: string;
  /** Returns true if the block is empty for a quote. */
  isEmpty?: (facts: QuoteFacts) => boolean;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const day = (value: string | null | undefined): string => {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '');
  return found ? `${months[Number(found[2]) - 1] ?? found[2]} ${found[3]}, ${found[1]}` : '';
};
const decimal = /^-?\d+(?:\.\d+)?$/;
/** Formats an exact amount as US dollars; empty for an invalid decimal. */
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
/** Returns the difference of two amounts; empty if one is missing. */
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
const namesText = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('; ');

const group = (title: string, fields: readonly [string, string, (facts: QuoteFacts) => string][]) =>
  fields.map(([name, label, value]): QuoteField => ({ name, label, value, group: title }));

/** Fields of quote templates, shared by editor, preview and PDF. */
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
    ['scope', 'Scope summary', (facts) => facts.description ?? ''],
    ['sales_specialist', 'Sales specialist', (facts) => facts.sales_specialist],
    ['line_count', 'Number of lines', (facts) => String(facts.lines.length)],
    ['inclusion_words', 'Inclusions in one line', (facts) => namesText(facts.inclusions)],
    ['exclusion_words', 'Exclusions in one line', (facts) => namesText(facts.exclusions)],
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

/** Blocks of quote templates, shared by editor, preview and PDF. */
export const quoteBlocks = [
  {
    name: 'letterhead',
    label: 'Letterhead',
    group: 'Head',
    help: 'Logo, company and address, and the number of the quote.',
  },
  { name: 'logo', label: 'Logo', group: 'Head', help: 'Only the company logo.' },
  {
    name: 'facts',
    label: 'Customer, project, dates',
    group: 'Head',
    help: 'Customer, project, author and validity date.',
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
    help: 'For change orders: accepted and new amount of each line, and the difference.',
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
    help: 'Only the list of inclusions.',
    isEmpty: ({ inclusions }) => inclusions.length === 0,
  },
  {
    name: 'exclusions',
    label: 'Exclusions',
    group: 'Clauses',
    help: 'Only the list of exclusions.',
    isEmpty: ({ exclusions }) => exclusions.length === 0,
  },
  {
    name: 'signature',
    label: 'Signature',
    group: 'End',
    help: 'Signature of the customer. Placed at the end if it is left out.',
  },
  { name: 'page_break', label: 'Page break', group: 'End', help: 'Starts a new page.' },
] as const satisfies readonly QuoteBlock[];
export type QuoteBlockName = (typeof quoteBlocks)[number]['name'];

const blocks: ReadonlyMap<string, QuoteBlock> = new Map(quoteBlocks.map((each) => [each.name, each]));
const fields = new Map(quoteFields.map((each) => [each.name, each]));

/** Returns the values of all fields. */
export const quoteFieldValues = (facts: QuoteFacts): Record<string, string> =>
  Object.fromEntries(quoteFields.map(({ name, value }) => [name, value(facts)]));

/** Problem of a template, with a message. */
export interface DocumentProblem {
  kind: 'unknown' | 'empty' | 'missing';
  text: string;
}

const quoted = (name: string) => `“${name.replaceAll('_', ' ')}”`;

/**
 * Returns the problems of a template and, with facts, the fields that are empty in the quote.
 * @param html HTML of the template.
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
      text: `Unknown field ${quoted(name)}. It is left out of the document.`,
    })),
    ...(saysPrice
      ? []
      : [
          {
            kind: 'missing' as const,
            text: 'The template has neither the Totals block nor the Total field, so the customer does not see the price.',
          },
        ]),
    ...empty.map(({ label }) => ({ kind: 'empty' as const, text: `${label} is empty in this quote.` })),
  ];
}

/** Fills a template with the data of a quote. @returns HTML without fields and unknown blocks. */
export function fillQuoteTemplate(html: string, facts: QuoteFacts): string {
  const nodes = readDocument(html).filter((node) => node.kind !== 'block' || blocks.has(node.name));
  const isSigned = nodes.some((node) => node.kind === 'block' && node.name === 'signature');
  return writeRichText([
    ...fillDocument(nodes, quoteFieldValues(facts)),
    ...(isSigned ? [] : [{ kind: 'block', name: 'signature' } as const]),
  ]);
}
