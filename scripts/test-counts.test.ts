import { expect, test } from 'vitest';
import { failedTests, flakyTests, passedTests } from './test-counts.mjs';

const vitest = [
  '\u001b[2m Test Files \u001b[22m \u001b[1m\u001b[32m25 passed\u001b[39m\u001b[22m\u001b[90m (25)\u001b[39m',
  '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m201 passed\u001b[39m\u001b[22m\u001b[90m (203)\u001b[39m',
  '',
].join('\n');
const flaky = '  1 flaky\n    [chromium] › e2e/tasks.spec.ts:10:1 › moves a card ────\n';

test('counts the tests of Vitest and not its files', () => {
  expect(passedTests(vitest)).toBe(201);
  expect(failedTests(vitest)).toBe(0);
});

test('counts a test of the second attempt as passed and names it', () => {
  const output = `${flaky}  335 passed (18.1m)\n`;
  expect(passedTests(output)).toBe(336);
  expect(failedTests(output)).toBe(0);
  expect(flakyTests(output)).toBe(flaky);
});

test('counts failed journeys', () => {
  const output =
    '  2 failed\n    [chromium] › e2e/tasks.spec.ts:10:1 › moves a card ────\n  334 passed (18.1m)\n';
  expect([passedTests(output), failedTests(output), flakyTests(output)]).toEqual([334, 2, undefined]);
});

test('finds no tests in other output', () => {
  expect([passedTests('unchanged\n'), failedTests('unchanged\n')]).toEqual([0, 0]);
});
