import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDocument, fillDocument, piecesIn, readDocument } from './rich-document.ts';
import { cleanHtml, plainText, writeRichText } from './rich-text.ts';

const filled = (html: string, values: Record<string, string>) =>
  writeRichText(fillDocument(readDocument(html), values));

describe('document', () => {
  it('keeps headings, fields and blocks, unlike comments', () => {
    const html =
      '<h2>To <span data-field="customer"></span></h2><div data-block="lines"></div><h3>Terms</h3><ol><li><p>Net 30</p></li></ol>';
    expect(cleanDocument(html)).toBe(html);
    expect(cleanHtml(html)).toBe('<p>To </p><p></p><p>Terms</p><ol><li><p>Net 30</p></li></ol>');
  });
  it('drops the content of fields and blocks, images, mentions and scripts', () => {
    expect(
      cleanDocument(
        '<h1>A</h1><p><span data-field="customer" onclick="x()">Alder</span><img src="/a.png"><span data-mention="person" data-id="1">@Kim</span></p><div data-block="lines"><script>alert(1)</script>x</div>',
      ),
    ).toBe('<h2>A</h2><p><span data-field="customer"></span>@Kim</p><div data-block="lines"></div>');
    expect(cleanDocument('<p><span data-field="&quot;><script>">x</span></p>')).toBe('<p>x</p>');
  });
  it('converts fields in braces', () => {
    expect(cleanDocument('<p>To {{ Customer }}, {{Quote Number}}{{}} }}</p>')).toBe(
      '<p>To <span data-field="customer"></span>, <span data-field="quote_number"></span> </p>',
    );
  });
  it('moves blocks out of lists and text', () => {
    expect(cleanDocument('<ul><li><p>a</p><div data-block="lines"></div></li></ul>')).toBe(
      '<ul><li><p>a</p></li></ul><div data-block="lines"></div>',
    );
    expect(cleanDocument('<p>a<div data-block="totals"></div>b</p>')).toBe(
      '<p>a</p><div data-block="totals"></div><p>b</p>',
    );
  });
  it('returns the distinct names of fields and blocks in order', () => {
    const nodes = readDocument(
      '<p><span data-field="b_1"></span><strong><span data-field="a"></span></strong></p><div data-block="x"></div><p>{{a}}</p>',
    );
    expect(piecesIn(nodes, 'field')).toEqual(['b_1', 'a']);
    expect(piecesIn(nodes, 'block')).toEqual(['x']);
  });
});

describe('filling fields', () => {
  it('inserts values as plain text', () => {
    expect(
      filled('<p>To <strong><span data-field="customer"></span></strong></p>', {
        customer: 'A & <b>Sons</b>\nEugene',
      }),
    ).toBe('<p>To <strong>A &amp; &lt;b&gt;Sons&lt;/b&gt;<br>Eugene</strong></p>');
  });
  it('removes empty fields and lines of only empty fields', () => {
    expect(filled('<p>{{contact}}</p><ul><li><p>{{site}}</p></li><li><p>b</p></li></ul><p></p>', {})).toBe(
      '<ul><li><p>b</p></li></ul><p></p>',
    );
    expect(filled('<p>To {{contact}}.</p>', { contact: '' })).toBe('<p>To .</p>');
    expect(filled('<p>{{constructor}}{{to_string}}</p>', {})).toBe('');
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    '{{customer}}',
    '{{',
    '}}',
    '{',
    '<p>',
    '</p>',
    '<ul><li>',
    '<h1>',
    '<span data-field="total">',
    '</span>',
    '<div data-block="lines">',
    '</div>',
    '<strong>',
    '<a href="https://ex.am/ple">',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
  ),
  fc.string(),
);
const markup =
  /<\/?(?:p|strong|em|u|ul|ol|li|h2|h3)>|<br>|<\/a>|<a href="[^"<>]*">|<span data-field="[a-z\d_]+"><\/span>|<div data-block="[a-z\d_]+"><\/div>/g;

describe('nested braces', () => {
  it.each([
    ['{}}{', ''],
    ['{{{}}{', ''],
    ['{}}{customer}}', 'customer'],
    ['{ {{}} {', '{  {'],
  ])('%j becomes %j', (words, inside) => {
    expect(cleanDocument(`<p>${words}</p>`)).toBe(`<p>${inside}</p>`);
  });
});

describe('any HTML', () => {
  it('is sanitized idempotently to the elements of a document', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = cleanDocument(pieces.join(''));
        expect(cleanDocument(clean)).toBe(clean);
        expect(clean.replace(markup, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 500 },
    );
  });
  it('never contains braces or fields after filling', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.dictionary(fc.constantFrom('customer', 'total', 'x'), fc.constantFrom('', 'Alder', '1 < 2')),
        (pieces, values) => {
          const html = filled(pieces.join(''), values);
          expect(html).not.toContain('<span data-field');
          expect(plainText(html)).not.toMatch(/\{\{\w*\}\}/);
        },
      ),
      { numRuns: 500 },
    );
  });
  it('keeps a value unchanged', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/\n|\r/.test(text)),
        (customer) => {
          const html = filled('<p>a<span data-field="customer"></span>b</p>', { customer });
          expect(plainText(html)).toBe(`a${customer}b`.trim());
        },
      ),
    );
  });
});
