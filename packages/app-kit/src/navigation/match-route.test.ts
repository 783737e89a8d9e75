import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRoute, nearestRoute } from './match-route.ts';
import { routePaths } from './routes.ts';
import { samplePaths } from './sample-paths.ts';

const places = Object.entries({ ...routePaths, ...samplePaths }).map(([name, path]) => ({
  name,
  path: path as string,
}));
const nameAt = (pathname: string, among = places) => matchRoute(among, pathname)?.name;

describe('placeAt', () => {
  test('prefers static segments to parameters', () => {
    expect(nameAt('/estimation/stamp')).toBe('estimation-stamp');
    expect(nameAt('/estimation/stamp/add')).toBe('estimation-stamp-add');
    expect(nameAt('/estimation/0192')).toBe('estimation');
    expect(nameAt('/estimation/0192/estimate')).toBe('estimation-estimate');
    expect(nameAt('/estimation/0192/estimate/alternate')).toBe('estimation-alternates');
    expect(nameAt('/nowhere/at/all/of/it')).toBeUndefined();
  });

  test('finds the area of an address without a page by its leading segments', () => {
    const nearestTo = (pathname: string) => nearestRoute(places, pathname)?.path;
    expect(nearestTo('/estimation/0192/estimate/nothing/here')).toMatch(/^\/estimation\//);
    expect(nearestTo('/crm/account/0192/nothing')).toMatch(/^\/crm\/account/);
    expect(nearestTo('/crm/nothing')).toMatch(/^\/crm\//);
    expect(nearestTo('/nowhere/at/all')).toBeUndefined();
    expect(nearestTo('/')).toBeUndefined();
  });

  test('does not depend on the order of routes', () => {
    const written = places.filter(({ path }) => !path.includes(':'));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(places, { minLength: places.length }),
        fc.constantFrom(...written),
        (among, { path }) => {
          expect(matchRoute(among, path)?.path).toBe(path);
        },
      ),
      { numRuns: 50 },
    );
  });
});
