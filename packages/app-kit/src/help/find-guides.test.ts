import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelText, textParts, type HelpGuide } from '../module/help-guide.ts';
import { findGuides } from './find-guides.ts';

const guide = (id: string, more: Partial<HelpGuide> = {}): HelpGuide => ({
  id,
  title: 'Send a quote',
  summary: 'The customer accepts it online.',
  roles: ['sales'],
  route: 'home',
  steps: [{ text: `Select ${labelText('Create quote')}.` }],
  ...more,
});
const ids = (guides: readonly HelpGuide[]) => guides.map(({ id }) => id);

describe('findGuides', () => {
  const guides = [
    guide('a'),
    guide('b', {
      title: 'Set the scale',
      roles: ['estimator'],
      keywords: ['calibrate'],
      notes: ['Quote scale.'],
    }),
    guide('c', { title: 'Quote a bidder', roles: ['sales', 'estimator'] }),
  ];
  test('returns the guides of a role', () => {
    expect(ids(findGuides(guides, { role: 'estimator' }))).toEqual(['b', 'c']);
  });
  test('finds every word in title, summary, keywords, steps and notes', () => {
    expect(ids(findGuides(guides, { search: 'CALIBRATE' }))).toEqual(['b']);
    expect(ids(findGuides(guides, { search: 'online  create' }))).toEqual(['a', 'b', 'c']);
    expect(ids(findGuides(guides, { search: 'calibrate bidder' }))).toEqual([]);
  });
  test('lists guides with the words in the title first', () => {
    expect(ids(findGuides(guides, { search: 'quote' }))).toEqual(['a', 'c', 'b']);
  });
  test('finds labels without their marks', () => {
    expect(ids(findGuides(guides, { search: 'select create' }))).toEqual(['a', 'b', 'c']);
    expect(findGuides(guides, { search: '**' })).toEqual([]);
  });
});

test('textParts separates labels and keeps the text', () => {
  expect(textParts(`Select ${labelText('Share…')} first.`)).toEqual([
    { text: 'Select ', isLabel: false },
    { text: 'Share', isLabel: true },
    { text: ' first.', isLabel: false },
  ]);
  fc.assert(
    fc.property(fc.array(fc.string().filter((text) => !text.includes('*'))), (texts) => {
      const joined = texts.map((text, at) => (at % 2 ? labelText(text) : text)).join(' ');
      expect(
        textParts(joined)
          .map(({ text }) => text)
          .join(''),
      ).toBe(joined.replaceAll('**', ''));
    }),
  );
});
