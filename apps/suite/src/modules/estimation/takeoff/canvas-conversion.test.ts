import type { PlanMark, Takeoff } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { fromMark, fromMeasure, toMark, toMeasure } from './canvas-conversion.ts';

const geometry = { vertices: [{ x: 1, y: 2 }] };
const takeoff: Takeoff = {
  uuid: 'measure',
  page_id: 'page',
  condition_id: 'condition',
  type: 'area',
  name: 'Lobby',
  geometry,
  parameters: {},
  layer_id: 'layer',
  group_id: 'floor',
  version: 3,
} as Takeoff;

describe('measures of the canvas', () => {
  test('have the multiplier of their typical group', () => {
    expect(toMeasure(takeoff, new Map([['floor', 4]]))).toEqual({
      uuid: 'measure',
      conditionId: 'condition',
      type: 'area',
      geometry,
      name: 'Lobby',
      layer: 'layer',
      group: 'floor',
      times: 4,
    });
  });

  test('leave out a group that is not loaded and an empty name', () => {
    const measure = toMeasure({ ...takeoff, name: '' }, new Map());
    expect(measure).not.toHaveProperty('group');
    expect(measure).not.toHaveProperty('name');
  });

  test('are saved with their condition, layer and group', () => {
    expect(fromMeasure(toMeasure(takeoff, new Map([['floor', 4]])))).toEqual({
      uuid: 'measure',
      condition_id: 'condition',
      geometry,
      name: 'Lobby',
      layer_id: 'layer',
      group_id: 'floor',
    });
  });
});

describe('marks of the canvas', () => {
  test('keep the linked page and the image when they are saved', () => {
    const content = { text: 'See detail', page_id: 'other', image_id: 'image', opacity: 0.5 };
    const mark: PlanMark = {
      uuid: 'mark',
      page_id: 'page',
      type: 'link',
      geometry,
      content,
      layer_id: 'layer',
      version: 1,
    } as PlanMark;
    const shown = toMark(mark, 'link');
    expect(shown.content).toEqual({ text: 'See detail', pageId: 'other', imageId: 'image', opacity: 0.5 });
    expect(fromMark(shown)).toEqual({ uuid: 'mark', type: 'link', geometry, content, layer_id: 'layer' });
  });
});
