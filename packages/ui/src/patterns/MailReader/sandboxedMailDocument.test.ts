import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldedIds,
  hasRemoteImages,
  sandboxedMailDocument,
  splitHtmlQuote,
  splitTextQuote,
} from './sandboxedMailDocument.ts';

describe('sandboxedMailDocument', () => {
  it('states the policy before the content, and allows pictures only when asked', () => {
    const blocked = sandboxedMailDocument('<script>x</script>', { areImagesAllowed: false });
    expect(blocked.indexOf("default-src 'none'")).toBeLessThan(blocked.indexOf('<script>'));
    expect(blocked).toContain('img-src data: blob:;');
    expect(sandboxedMailDocument('', { areImagesAllowed: true })).toContain('img-src data: blob: https:;');
  });
});

describe('hasRemoteImages', () => {
  it.each([
    ['<img src="https://x.com/a.png">', true],
    ["<img srcset='//x.com/a.png 2x'>", true],
    ['<td background=http://x.com/a.png>', true],
    ['<p style="background:url( https://x.com/a)">', true],
    ['<img src="data:image/png;base64,AA">', false],
    ['<a href="https://x.com">x</a>', false],
    ['', false],
  ])('%s: %s', (html, expected) => {
    expect(hasRemoteImages(html)).toBe(expected);
  });
});

describe('splitHtmlQuote', () => {
  it('divides before the quote of common mail programs', () => {
    for (const quote of [
      '<blockquote type="cite">old</blockquote>',
      '<div class="gmail_quote x">old</div>',
      '<div id=divRplyFwdMsg>old</div>',
    ])
      expect(splitHtmlQuote(`<p>new</p>${quote}`)).toEqual({ body: '<p>new</p>', quote });
  });
  it('does not divide a mail that only quotes', () => {
    const html = '<style>p{}</style><div>&nbsp;</div><blockquote>all</blockquote>';
    expect(splitHtmlQuote(html)).toEqual({ body: html, quote: '' });
  });
  it('loses nothing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('<p>a</p>', '<blockquote>', '</blockquote>', 'text', '<div class="gmail_quote">'),
        ),
        (parts) => {
          const { body, quote } = splitHtmlQuote(parts.join(''));
          expect(body + quote).toBe(parts.join(''));
        },
      ),
    );
  });
});

describe('splitTextQuote', () => {
  it('folds marked lines and their introduction', () => {
    expect(splitTextQuote('New\n\nOn Nov 20 Jane wrote:\n> old\n> older')).toEqual({
      body: 'New',
      quote: 'On Nov 20 Jane wrote:\n> old\n> older',
    });
    expect(splitTextQuote('New\n-----Original Message-----\nFrom: x')).toMatchObject({ body: 'New' });
  });
  it('keeps answers between quoted lines', () => {
    expect(splitTextQuote('> one?\nyes\n> two?\nno').quote).toBe('');
    expect(splitTextQuote('> all').quote).toBe('');
  });
  it('keeps every line', () => {
    const line = fc.constantFrom('new', '> old', '', 'On Nov 20 Jane wrote:', '  > x');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { body, quote } = splitTextQuote(lines.join('\n'));
        const words = (text: string) => text.split('\n').filter((each) => each.trim() !== '');
        expect([...words(body), ...words(quote)]).toEqual(words(lines.join('\n')));
        if (lines.some((each) => each.trim() !== '')) expect(body.trim()).not.toBe('');
      }),
    );
  });
});

describe('foldedIds', () => {
  const thread = (count: number, unread: readonly number[] = []) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, isUnread: unread.includes(at) }));
  it('folds the middle of a long thread', () => {
    expect(foldedIds(thread(6), new Set())).toEqual(['1', '2', '3']);
    expect(foldedIds(thread(4), new Set())).toEqual([]);
  });
  it('never folds an unread or open message', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.array(fc.nat({ max: 39 })), (count, unread) => {
        const messages = thread(count, unread);
        const folded = foldedIds(messages, new Set(['7']));
        expect(folded).not.toContain('7');
        expect(folded).not.toContain('0');
        for (const { id, isUnread } of messages) if (isUnread) expect(folded).not.toContain(id);
      }),
    );
  });
});
