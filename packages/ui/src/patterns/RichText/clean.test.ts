import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanHtml,
  imagesIn,
  isEmptyHtml,
  mentionsIn,
  plainText,
  readRichText,
  safeHref,
  safeSource,
} from './clean.ts';
import { hostileHtml } from './hostile-html.ts';
import { parseHtml } from './parse.ts';
import { cleanPaste } from './paste.ts';

const allowedTag =
  /<\/?(?:p|strong|em|u|ul|ol|li)>|<br>|<\/a>|<\/span>|<a href="[^"<>]*">|<img src="[^"<>]*" alt="[^"<>]*">|<span data-mention="(?:person|record)" data-id="[^"<>]*">/g;

/** Expects only allow-listed tags and safe URLs. */
function expectHarmless(html: string) {
  const rest = html.replace(allowedTag, '');
  expect(rest).not.toMatch(/[<>]/);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|[/#?](?![/\\]))/i);
  for (const [, src] of html.matchAll(/src="([^"]*)"/g))
    expect(src).toMatch(/^(?:https?:\/\/|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);base64,)/i);
}

describe('cleanHtml', () => {
  it.each(hostileHtml)('sanitizes %s', (attack) => {
    const clean = cleanHtml(attack);
    expectHarmless(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });
  it('removes everything harmful from any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml, '<p>', '</p>', '<a href="', '">', '<b', '&#', '<!--'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expectHarmless(clean);
        expect(cleanHtml(clean)).toBe(clean);
      }),
    );
  });
  it('keeps text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        expect(plainText(`<p>a${written}b</p>`)).toBe(`a${text}b`.replace(/\n+/g, '\n').trim());
      }),
    );
  });
  it('keeps the formatting of the toolbar', () => {
    const html =
      '<p><strong>Hold</strong> the <em>east</em> <u>wing</u><br>until <a href="https://ex.am/ple?a=1&amp;b=2">Monday</a></p>' +
      '<ul><li><p>one</p></li></ul><ol><li><p>first</p><ul><li><p>inner</p></li></ul></li></ol>' +
      '<p><img src="/files/a.png" alt="C-4"><span data-mention="person" data-id="u1">@Luis Ortega</span></p>';
    expect(cleanHtml(html)).toBe(html);
  });
  it('removes ends of comments and raw text elements from attributes', () => {
    expect(cleanHtml('<img src="/a.png" alt="a --&gt; b &lt;/STYLE&gt; c > d">')).toBe(
      '<p><img src="/a.png" alt="a -- b &lt;STYLE&gt; c &gt; d"></p>',
    );
    expect(safeHref('/a?q=<b>')).toBe('/a?q=%3Cb%3E');
    expect(safeHref('/a?q=%3Cb%3E')).toBe('/a?q=%3Cb%3E');
  });
  it('wraps loose text in paragraphs without nesting them', () => {
    expect(cleanHtml('a<div><p>b</p>c</div>d')).toBe('<p>a</p><p>b</p><p>c</p><p>d</p>');
  });
  it('keeps the content of a disallowed element', () => {
    expect(cleanHtml('<h2>Scope</h2><marquee>x</marquee>')).toBe('<p>Scope</p><p>x</p>');
  });
});

describe('addresses', () => {
  it('allows web, mail, telephone and app addresses', () => {
    expect(safeHref(' https://plumbline.test/a b')).toBe('https://plumbline.test/ab');
    expect(safeHref('mailto:a@b.co')).toBe('mailto:a@b.co');
    expect(safeHref('/tasks/1')).toBe('/tasks/1');
    expect(safeHref('ftp://x')).toBeUndefined();
    expect(safeHref('')).toBeUndefined();
  });
  it('blocks images that can run scripts', () => {
    expect(safeSource('data:image/png;base64,iVBORw0=')).toBe('data:image/png;base64,iVBORw0=');
    expect(safeSource('data:image/svg+xml,<svg/>')).toBeUndefined();
    expect(safeSource('blob:https://x/1')).toBeUndefined();
  });
});

describe('the content of a text', () => {
  const html =
    '<p><span data-mention="person" data-id="u1">@Luis Ortega</span> see <span data-mention="record" data-id="r9">#RFI-019</span>' +
    '<span data-mention="person" data-id="u1">@Luis Ortega</span><img src="/f/1.png" alt="Track"></p>';
  it('lists mentions and images, each once', () => {
    expect(mentionsIn(html)).toEqual([
      { sort: 'person', id: 'u1', label: 'Luis Ortega' },
      { sort: 'record', id: 'r9', label: 'RFI-019' },
    ]);
    expect(imagesIn(html)).toEqual(['/f/1.png']);
  });
  it('detects empty content', () => {
    expect(isEmptyHtml('<p> <br></p><p></p>')).toBe(true);
    expect(isEmptyHtml('<p><img src="/a.png"></p>')).toBe(false);
    expect(isEmptyHtml('')).toBe(true);
  });
});

describe('cleanPaste', () => {
  it('makes a list of Word’s paragraphs', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<!--StartFragment--><p class=MsoNormal><b>Deflection<o:p></o:p></b></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Keep a gap</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>No fasteners</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span> </span></span>Order track</p><!--EndFragment--></body></html>`;
    expect(cleanPaste(word)).toBe(
      '<p><strong>Deflection</strong></p><ul><li><p>Keep a gap</p></li><li><p>No fasteners</p></li></ul><ol><li><p>Order track</p></li></ol>',
    );
  });
  it('writes the rows of a sheet as lines', () => {
    const sheet =
      '<table><tr><td style="width:1">A-551</td><td>Partition</td></tr><tr><td>A-221</td><td>Ceiling</td></tr></table>';
    expect(plainText(cleanPaste(sheet))).toBe('A-551 Partition\nA-221 Ceiling');
  });
  it('keeps bold text set by a style', () => {
    expect(cleanPaste('<span style="font-weight:700;font-style:italic">Stop</span>')).toBe(
      '<p><em><strong>Stop</strong></em></p>',
    );
    expect(cleanPaste('<b style="font-weight:normal"><p>Plain</p></b>')).toBe('<p>Plain</p>');
  });
  it.each(hostileHtml)('sanitizes %s', (attack) => expectHarmless(cleanPaste(attack)));
});

describe('parseHtml', () => {
  it('terminates on any input', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseHtml(text)));
    expect(parseHtml('<p'.repeat(5000)).length).toBeGreaterThan(0);
    expect(readRichText('<p>'.repeat(5000))).toBeDefined();
  });
});
