import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documentProblems,
  fillQuoteTemplate,
  quoteBlocks,
  quoteFields,
  quoteFieldValues,
  type QuoteFacts,
} from './quote-fields.ts';
import { plainText } from './rich-text.ts';

const facts: QuoteFacts = {
  name: 'Interiors and canopy',
  number: 'Q-2026-0142',
  revision: 2,
  description: 'As drawn.',
  createdAt: '2026-03-10T10:00:00.000Z',
  valid_until: '2026-04-18',
  customer_name: 'Alder Creek Health Partners',
  contact_name: 'Karen Boone',
  project_name: 'Alder Creek Family Clinic',
  site: '1140 Alder Creek Rd',
  sales_specialist: 'Luis Medina',
  estimation_number: 'EST-2026-0142',
  lines: [{ name: 'Partitions' }, { name: 'Doors' }],
  totals: [
    { key: 'subtotal', value: '122706.28' },
    { key: 'tax', value: '1472.48', percentage: '1.2' },
    { key: 'total', value: '1124178.76' },
  ],
  total: '1124178.76',
  inclusions: [{ name: 'Layout' }, { name: 'Clean-up' }],
  exclusions: [],
  tags: ['Healthcare', 'Public work'],
  accepted: {
    number: 'Q-2026-0142',
    revision: 1,
    total: '1130000.00',
    decided_at: '2026-03-02T09:00:00.000Z',
  },
  company: { name: 'Northgate', currency: 'USD', address: '1 Main St', phone: '555', email: 'a@b.co' },
};

describe('quote fields', () => {
  it('have unique names that no block has', () => {
    const names = [...quoteFields, ...quoteBlocks].map(({ name }) => name);
    const shared = names.filter((name, at) => names.indexOf(name) !== at);
    // `lines` as field and block would be ambiguous.
    expect(shared).toEqual([]);
    for (const { name, label, group } of [...quoteFields, ...quoteBlocks]) {
      expect(name).toMatch(/^[a-z][a-z\d_]*$/);
      expect(label && group).toBeTruthy();
    }
  });
  it('are formatted', () => {
    expect(quoteFieldValues(facts)).toMatchObject({
      customer: 'Alder Creek Health Partners',
      quote_number: 'Q-2026-0142',
      revision: 'R2',
      date: 'Mar 10, 2026',
      valid_until: 'Apr 18, 2026',
      line_count: '2',
      subtotal: '$122,706.28',
      sales_tax: '$1,472.48',
      total: '$1,124,178.76',
      discount: '',
      inclusion_words: 'Layout; Clean-up',
      tags: 'Healthcare, Public work',
      accepted_quote: 'Q-2026-0142 R1',
      accepted_on: 'Mar 02, 2026',
      change: '−$5,821.24',
      company_website: '',
    });
    const { accepted: _accepted, ...first } = facts;
    expect(quoteFieldValues(first)).toMatchObject({ accepted_quote: '', accepted_total: '', change: '' });
  });
  it('compute the change to the cent', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999_999 });
    const text = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(amount, amount, (total, before) => {
        const { change } = quoteFieldValues({
          ...facts,
          total: text(total),
          accepted: { number: 'Q', revision: 0, total: text(before), decided_at: '2026-01-01' },
        });
        const cents = Number((change ?? '').replace('−', '-').replaceAll(/[$,.]/g, ''));
        expect(cents).toBe(total - before);
      }),
    );
  });
});

describe('quote template', () => {
  const price = '<div data-block="totals"></div>';
  it('is filled without unknown fields and with a signature', () => {
    expect(
      fillQuoteTemplate('<p>For {{customer}}{{nonsense}}</p><div data-block="never"></div>', facts),
    ).toBe('<p>For Alder Creek Health Partners</p><div data-block="signature"></div>');
    const signed = '<div data-block="signature"></div><p>Thank you.</p>';
    expect(fillQuoteTemplate(signed, facts)).toBe(signed);
  });
  it('reports unknown fields, empty fields and a missing price', () => {
    expect(documentProblems(`<p>{{old_field}} {{site}} {{discount}}</p>${price}`, facts)).toEqual([
      { kind: 'unknown', text: 'Unknown field “old field”. It is left out of the document.' },
      { kind: 'empty', text: 'Discount is empty in this quote.' },
    ]);
    expect(documentProblems(`<div data-block="exclusions"></div>${price}`, facts)).toEqual([
      { kind: 'empty', text: 'Exclusions is empty in this quote.' },
    ]);
    const order = `<div data-block="changes"></div>${price}`;
    expect(documentProblems(order, facts)).toEqual([
      { kind: 'empty', text: 'Changes line by line is empty in this quote.' },
    ]);
    expect(documentProblems(order, { ...facts, changes: { lines: [{}] } })).toEqual([]);
    expect(documentProblems('<p>Hello</p>').map(({ kind }) => kind)).toEqual(['missing']);
    expect(documentProblems('<p>{{total}}</p>', facts)).toEqual([]);
  });
  it('replaces every field with its value', () => {
    fc.assert(
      fc.property(fc.subarray([...quoteFields]), fc.string(), (placed, words) => {
        const html = placed.map(({ name }) => `<p>x <span data-field="${name}"></span></p>`).join('');
        const out = fillQuoteTemplate(html, { ...facts, customer_name: words });
        expect(out).not.toContain('data-field');
        for (const { name, value } of placed)
          if (name !== 'customer') expect(plainText(out)).toContain(`x ${value(facts)}`.trim());
      }),
    );
  });
});
