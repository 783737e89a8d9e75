import { expect, test } from 'vitest';
import { createPages } from './page-layout.ts';

const about = {
  title: 'A paper',
  author: 'Northgate',
  createdAt: new Date('2026-09-01T00:00:00Z'),
  foot: 'A foot',
};
/** Fonts of a document by the names of their embedded files. */
const facesIn = (bytes: Uint8Array) => [
  ...new Set(
    [...new TextDecoder('latin1').decode(bytes).matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(
      ([, name]) => name,
    ),
  ),
];

test.each(['漢字 株式会社', 'الزهراء', '∙ ﬁrst ░', 'Site 🏗'])(
  'text that Inter lacks uses the fallback font, and the following text uses Inter: %s',
  async (text) => {
    const pages = createPages(about);
    const { doc, left } = pages;
    const width = pages.font(false, 9).widthOfString('Größe ✓ ″');
    doc.text(text, left, 54, { width: 200 });
    expect(doc.widthOfString('Größe ✓ ″')).toBe(width);
    doc.text('Größe ✓ ″', left, 90);
    expect(facesIn(await pages.finish())).toEqual(['Inter-Regular', 'LiberationSans']);
  },
);

test('European names and units of measurement are set in Inter', async () => {
  const pages = createPages(about);
  pages.font(true, 9).text('Żółć Ωmega Житомир ẞ 8″ − 2′ × ½ ✓ → ≥ ⅛', pages.left, 54);
  pages.medium(9).text('Łódź', pages.left, 90);
  expect(facesIn(await pages.finish())).toEqual(['Inter-SemiBold', 'Inter-Medium', 'Inter-Regular']);
});

test('digits have equal width', () => {
  const { figures, font } = createPages(about);
  const doc = font(false, 9);
  expect(doc.widthOfString('1,111.11', figures)).toBe(doc.widthOfString('8,888.88', figures));
  expect(doc.widthOfString('1,111.11')).not.toBe(doc.widthOfString('8,888.88'));
});
