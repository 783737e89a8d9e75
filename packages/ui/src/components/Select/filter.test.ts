import { expect, it } from 'vitest';
import { filterOptions } from './filter.ts';

const options = [
  { id: '1', label: 'Acoustic ceiling', aside: 'ACT-1' },
  { id: '2', label: 'Deflection track', description: 'Head of wall' },
  { id: '3', label: 'Tomás Herrera' },
  { id: '4', label: 'Track, shallow' },
];
const found = (query: string) => filterOptions(options, query).map(({ id }) => id);

it('keeps all options for an empty query', () => expect(found('  ')).toEqual(['1', '2', '3', '4']));
it('lists options that start with the text first', () => expect(found('track')).toEqual(['4', '2']));
it('finds every word anywhere, in descriptions and codes too', () => {
  expect(found('wall track')).toEqual(['2']);
  expect(found('act-1')).toEqual(['1']);
});
it('ignores accents', () => expect(found('tomas')).toEqual(['3']));
