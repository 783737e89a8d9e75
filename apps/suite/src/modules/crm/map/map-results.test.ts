import { ApiError, type RecordMap } from '@plumbline/api';
import { expect, test } from 'vitest';
import type { LayerFound } from './map-layers.ts';
import { joinResults } from './map-results.ts';

const centre = { latitude: 32.8, longitude: -96.8, label: 'Dallas, TX' };
const answer = (count: number, unplaced_count: number, more: Partial<RecordMap> = {}): RecordMap => ({
  points: [],
  unplaced: [],
  count,
  unplaced_count,
  ...more,
});
const layer = (more: Partial<LayerFound>): LayerFound => ({
  name: 'account',
  answer: undefined,
  error: undefined,
  reload: () => undefined,
  ...more,
});

test('sums the layers and uses the searched location of the first layer that has it', () => {
  expect(
    joinResults(
      [layer({ answer: answer(3, 1) }), layer({ name: 'lead', answer: answer(4, 0, { centre }) })],
      'Dallas, TX',
    ),
  ).toEqual({ refusal: undefined, failed: undefined, centre, total: 7, unplaced: 1 });
});

test('has no centre without a search', () => {
  expect(joinResults([layer({ answer: answer(3, 1, { centre }) })], '').centre).toEqual({});
});

test('a place that is not found is a refusal, not a failure', () => {
  const error = new ApiError(422, 'Invalid', { errors: [{ field: 'near', message: 'Not found.' }] });
  expect(joinResults([layer({ error, answer: answer(3, 1, { centre }) })], 'Nowhere')).toMatchObject({
    refusal: 'Not found.',
    failed: undefined,
    centre: {},
  });
});

test('names the first layer that failed', () => {
  const failed = layer({ name: 'vendor', error: new Error('offline') });
  expect(joinResults([layer({ answer: answer(3, 1) }), failed], '').failed).toBe(failed);
});
