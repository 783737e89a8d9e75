import { describe, expect, test } from 'vitest';
import { pairOf, revisionNote, setNote } from './sheet-pair.ts';

const page = (uuid: string, values: object = {}) => ({
  uuid,
  pdf_id: `pdf ${uuid[0]}`,
  page_name: uuid.slice(1),
  sheet_id: null as string | null,
  revision: 0,
  counts: true,
  is_processed: 4,
  ...values,
});
const names = ({ before, after }: ReturnType<typeof pairOf>) => [before?.uuid, after?.uuid];

describe('compared sheets', () => {
  const pages = [page('1A2'), page('1A3'), page('2A2'), page('2'), page('3A3', { is_processed: 2 })];

  test('are the requested sheets', () => {
    expect(names(pairOf(pages, { before: '1A3', after: '2A2', page: '1A2' }))).toEqual(['1A3', '2A2']);
    expect(names(pairOf(pages, { after: '2A2' }))).toEqual([undefined, '2A2']);
    // A sheet is not compared with itself.
    expect(names(pairOf(pages, { before: '2A2', after: '2A2' }))).toEqual(['2A2', undefined]);
  });

  test('are a sheet and the previous or next sheet with its number', () => {
    expect(names(pairOf(pages, { page: '2A2' }))).toEqual(['1A2', '2A2']);
    expect(names(pairOf(pages, { page: '1A2' }))).toEqual(['1A2', '2A2']);
    // The other one is still processing, and a sheet without a number matches no other.
    expect(names(pairOf(pages, { page: '1A3' }))).toEqual(['1A3', undefined]);
    expect(names(pairOf(pages, { page: '2' }))).toEqual(['2', undefined]);
    expect(names(pairOf(pages, { pdf: 'pdf 2' }))).toEqual(['1A2', '2A2']);
    expect(names(pairOf(pages, {}))).toEqual([undefined, undefined]);
  });

  test('are the last uploaded revision and its predecessor if none is requested', () => {
    const revised = [
      page('1A2', { sheet_id: 's', revision: 0 }),
      page('1A3', { sheet_id: 't', revision: 0 }),
      page('2A3', { sheet_id: 't', revision: 1 }),
      page('3A2', { sheet_id: 's', revision: 1 }),
      page('4A9'),
    ];
    expect(names(pairOf(revised, {}))).toEqual(['1A2', '3A2']);
    expect(names(pairOf(revised, { page: '2A3' }))).toEqual(['1A3', '2A3']);
    // A sheet that is still processing is not offered.
    const still = revised.map((each) => (each.uuid === '3A2' ? { ...each, is_processed: 2 } : each));
    expect(names(pairOf(still, {}))).toEqual(['1A3', '2A3']);
  });

  test('are revisions of one sheet in revision order, regardless of sheet numbers', () => {
    const sheet = { sheet_id: 's' };
    const revised = [
      page('1A2', { ...sheet, revision: 1 }),
      page('2A9', { ...sheet, revision: 0 }),
      page('3A2', { ...sheet, revision: 2 }),
    ];
    expect(names(pairOf(revised, { page: '1A2' }))).toEqual(['2A9', '1A2']);
    expect(names(pairOf(revised, { page: '2A9' }))).toEqual(['2A9', '1A2']);
  });
});

test('notes whether a revision counts', () => {
  const of = (revision: number, counts: boolean) =>
    page(`${revision}A2`, { sheet_id: 's', revision, counts });
  const noted = (...pages: ReturnType<typeof page>[]) => pages.map((each) => revisionNote(each, pages));
  expect(noted(of(0, false), of(1, true))).toEqual(['Superseded', 'Current revision']);
  expect(noted(of(0, true), of(1, false))).toEqual(['Newer revision available', 'New revision, not counted']);
  expect(noted(page('1A2'), page('2A2'))).toEqual([undefined, undefined]);
  expect(noted(of(0, true))).toEqual([undefined]);
});

test('notes the plan set of a sheet if another set has a sheet with the same number and name', () => {
  const sheet = (pdf_id: string, page_name: string, name = 'Floor plan') => ({
    pdf_id,
    pdf_name: `${pdf_id}.pdf`,
    page_name,
    name,
  });
  const first = sheet('bid', 'A2.1');
  const all = [first, sheet('bid', 'A2.2'), sheet('addendum', 'A2.1'), sheet('addendum', 'A2.2', 'Roof')];
  expect(all.map((each) => setNote(each, all))).toEqual(['bid', undefined, 'addendum', undefined]);
  // The plan set does not distinguish two alike sheets in one set.
  expect(setNote(first, [first, first])).toBeUndefined();
});
