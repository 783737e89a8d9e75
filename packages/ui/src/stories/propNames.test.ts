import { describe, expect, test } from 'vitest';
import { allComponents } from '../../../../.storybook/docgen/describeComponentsPlugin.ts';
import type { Prop } from '../../../../.storybook/docgen/readProps.ts';

/** Names of the public props that are accepted. */
function propsWhere(accept: (prop: Prop) => boolean): string[] {
  const names = Object.values(allComponents())
    .filter(({ entry }) => entry !== undefined)
    .flatMap(({ props }) => props.filter(accept).map(({ name }) => name));
  return [...new Set(names)].toSorted();
}

/** Verbs that a boolean prop may begin with: in the third person, but `show` and `hide` as React Aria has them. */
const verbs =
  'allows fills grows hide keeps listens saves scrolls selects show shrinks sorts stacks starts truncates wraps';
/** Names that HTML or React Aria has. */
const known = ['autoFocus', 'spellCheck', 'excludeFromTabOrder', 'preventFocusOnPress', 'navigate'];
const statement = new RegExp(
  `^((is|are|has|can|should)[A-Z]|(${verbs.replaceAll(' ', '|')})([A-Z]|$)|default[A-Z])`,
);

describe('names of props', () => {
  test('a boolean says what is true: isRequired, hasOwnRules, sortsRows', () => {
    const found = propsWhere(
      ({ kind, name }) => kind === 'boolean' && !statement.test(name) && !known.includes(name),
    );
    expect(found).toEqual([]);
  });
  test('a callback that reports an event begins with "on"', () => {
    const found = propsWhere(
      ({ kind, name, type }) =>
        kind === 'function' &&
        /=> (void|unknown|Promise<void>)$/.test(type) &&
        !/^on[A-Z]/.test(name) &&
        !known.includes(name),
    );
    expect(found).toEqual([]);
  });
});
