import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingModules, type Coverage } from './coverage.ts';
import { coveragePage, pageFile } from './coverage-page.ts';
import { messages } from './messages.ts';
import { messageFinder } from './product-texts.ts';
import { areaOf, MESSAGE_COUNT, ruleCounts, ruleEntries, rules } from './rules.ts';
import { hasTitle, readTitles, titlesOf } from './test-titles.ts';

const root = path.join(import.meta.dirname, '../../..');
const entries: [id: string, coverage: Coverage][] = [...Object.entries(rules), ...Object.entries(messages)];

test('each rule of the specification is listed once', () => {
  const specified = Object.entries(ruleCounts).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, at) => `${area}-${String(at + 1).padStart(3, '0')}`),
  );
  expect(specified).toHaveLength(394);
  expect(Object.keys(rules).toSorted()).toEqual(specified.toSorted());
  expect(ruleEntries).toBe(specified.length);
  expect(new Set(Object.keys(rules).map(areaOf))).toEqual(new Set(Object.keys(ruleCounts)));
});

test('each message of the specification is listed', () => {
  expect(Object.keys(messages)).toHaveLength(MESSAGE_COUNT);
});

test('each rule and message is checked, reviewed, pending, a gap or open', () => {
  const without = entries.filter(
    ([, { checks, pending, review, gap, isOpen }]) =>
      checks.length === 0 && !pending && !review && !gap && !isOpen,
  );
  expect(without.map(([id]) => id)).toEqual([]);
});

test('the named files and titles exist', { timeout: 60_000 }, () => {
  const wrong = entries.flatMap(([id, { checks }]) =>
    checks.flatMap((check) => {
      const at = check.indexOf('#');
      const titles = titlesOf(check.slice(0, at));
      return titles && hasTitle(titles, check.slice(at + 1)) ? [] : [`${id}: ${check}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what is pending waits for modules that do not exist', () => {
  const built = missingModules.filter((name) =>
    ['apps/server/src/modules', 'apps/suite/src/modules'].some((folder) =>
      existsSync(path.join(root, folder, name)),
    ),
  );
  expect(built).toEqual([]);
});

test('the product uses the exact text of each message', { timeout: 60_000 }, () => {
  const isUsed = messageFinder();
  const absent = Object.entries(messages).filter(
    ([key, { text, pending, review }]) => !pending && !review && !isUsed(key, text),
  );
  expect(absent.map(([key]) => key)).toEqual([]);
});

test('the page of the documentation lists the coverage', () => {
  expect(
    readFileSync(path.join(root, pageFile), 'utf8'),
    'node tooling/spec-coverage/src/write-page.ts',
  ).toBe(coveragePage());
});

describe('titles of tests', () => {
  const source = `
    test('adds an account', () => {});
    describe('a lead', () => {
      test.each([['taken', 1], ['free', 2]])('is %s', () => {});
      it(\`costs \${price} a month\`, () => {});
    });
    await test.step('sign in', () => {});
    notATest('is no title');
  `;
  const titles = readTitles('a.test.ts', source);
  test.each(['adds an account', 'a lead', 'is %s', 'is taken', 'costs ${} a month', 'sign in'])(
    'include %j',
    (title) => expect(hasTitle(titles, title)).toBe(true),
  );
  test.each(['is sold', 'is no title', 'adds', 'taken'])('do not include %j', (title) => {
    expect(hasTitle(titles, title)).toBe(false);
  });
  test('of stories are their exports', () => {
    const story = readTitles('A.stories.tsx', 'export const Default: Story = {};\nconst Hidden = {};');
    expect([hasTitle(story, 'Default'), hasTitle(story, 'Hidden')]).toEqual([true, false]);
  });
});
