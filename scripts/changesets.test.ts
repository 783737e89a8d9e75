import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../.changeset');

/** Text of a changeset without its head, which names the packages. */
const textOf = (source: string): string => source.replace(/^---\n[\s\S]*?\n---\n/, '').trim();

/**
 * A changelog is searched for the part that someone uses: `Button`: …, or `Button`, `LinkButton`: … A change of a whole
 * package begins with its name.
 */
const beginsWithAName = /^`[@\w/.-]+`(, `[@\w/.-]+`)*: \S/;

const changesets = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

describe('changesets', () => {
  test('begin with the name of what changes', () => {
    const wrong = changesets.filter(
      (name) => !beginsWithAName.test(textOf(readFileSync(path.join(folder, name), 'utf8'))),
    );
    expect(wrong).toEqual([]);
  });
  test('are told apart from texts that begin with anything else', () => {
    expect(textOf("---\n'@plumbline/ui': minor\n---\n\n`Form`: checks required fields.\n")).toMatch(
      beginsWithAName,
    );
    expect('`Form`, `TextField`: check.').toMatch(beginsWithAName);
    expect('Forms check required fields.').not.toMatch(beginsWithAName);
  });
});
