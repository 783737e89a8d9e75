import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, scalarOf } from './format.ts';
import { buildLines, type Lines } from './rowModel.ts';
import { matcher, RankCache } from './rowOrder.ts';
import { rankValues } from './sortIndex.ts';
import type { CellValue, Column, ColumnType, SortKey } from './types.ts';

interface Item {
  id: string;
  name: string | null;
  cost: string | null;
  count: string;
}
const columns: Column<Item>[] = [
  { id: 'name', header: 'Name', accessor: (item) => item.name },
  { id: 'cost', header: 'Cost', type: 'money', accessor: (item) => item.cost, aggregate: 'sum' },
  { id: 'count', header: 'Count', type: 'number', accessor: (item) => item.count },
];
const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('Sheet 9', 'sheet 10', 'Sheet 09', 'A-551', 'a 551', 'Tomás', 'tomas', '', 'Ärger', 'שלום'),
);
const decimal = fc
  .tuple(fc.integer({ min: -5000, max: 5000 }), fc.nat(99))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
const items = fc
  .array(
    fc.record({
      name: fc.option(word),
      cost: fc.option(decimal),
      count: fc.integer({ min: -9, max: 9 }).map(String),
    }),
    { maxLength: 40 },
  )
  .map((list): Item[] => list.map((item, index) => ({ ...item, id: `i${index}` })));
const sorts: fc.Arbitrary<SortKey[]> = fc.array(
  fc.record({
    columnId: fc.constantFrom('name', 'cost', 'count'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { maxLength: 3 },
);

const isNothing = (value: CellValue): boolean => {
  const scalar = scalarOf(value);
  return scalar === null || scalar === undefined || scalar === '';
};
/** Reference implementation: compares by each key in turn, empty values last, equal rows in the given order. */
function naive(rows: readonly Item[], sort: readonly SortKey[], query: string): string[] {
  return rows
    .filter(
      (row) =>
        query === '' ||
        columns.some((column) => matcher(query)(String(scalarOf(column.accessor?.(row)) ?? ''))),
    )
    .toSorted((a, b) => {
      for (const { columnId, direction } of sort) {
        const column = columns.find((one) => one.id === columnId);
        const [left, right] = [column?.accessor?.(a), column?.accessor?.(b)];
        if (isNothing(left) !== isNothing(right)) return isNothing(left) ? 1 : -1;
        if (isNothing(left)) continue;
        const order = compareValues(column?.type ?? 'text', left, right);
        if (order !== 0) return direction === 'asc' ? order : -order;
      }
      return 0;
    })
    .map((row) => row.id);
}
const linesOf = (
  rows: readonly Item[],
  options: Partial<Parameters<typeof buildLines<Item>>[0]> = {},
): Lines<Item> =>
  buildLines<Item>({
    rows,
    columns,
    getRowId: (row) => row.id,
    cache: new RankCache<Item>(),
    locale: 'en-US',
    sort: [],
    filters: {},
    expanded: 'all',
    ...options,
  });
const idsOf = (lines: Lines<Item>): string[] =>
  Array.from({ length: lines.length }, (_, index) => lines.at(index)?.id ?? 'none');

describe('the order of rows', () => {
  it('equals that of a pairwise comparison, sorted and filtered', () => {
    fc.assert(
      fc.property(items, sorts, fc.constantFrom('', 'a', 'SHEET', 'tomas', '5'), (rows, sort, text) => {
        const lines = linesOf(rows, { sort, filters: { search: { text } } });
        expect(idsOf(lines)).toEqual(naive(rows, sort, text));
      }),
    );
  });
  it('ranks text like the collator in every language', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 30 }),
        fc.constantFrom('en-US', 'de-DE', 'sv-SE'),
        (words, locale) => {
          const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
          const rows = words.map((name) => ({ name }));
          const { ranks } = rankValues(rows, 'text', (row) => row.name, locale);
          for (let a = 0; a < rows.length; a++)
            for (let b = 0; b < rows.length; b++) {
              if (words[a] === '' || words[b] === '') continue;
              const order = Math.sign(collator.compare(words[a] ?? '', words[b] ?? ''));
              expect(Math.sign((ranks[a] ?? 0) - (ranks[b] ?? 0))).toBe(order);
            }
        },
      ),
    );
  });
  it('ranks ASCII text like the collator, including symbols', () => {
    const plain = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 9,
    });
    const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2, maxLength: 20 }), (words) => {
        const { ranks } = rankValues(words, 'text', (text) => text);
        words.forEach((left, a) => {
          words.forEach((right, b) => {
            expect([left, right, Math.sign((ranks[a] ?? 0) - (ranks[b] ?? 0))]).toEqual([
              left,
              right,
              Math.sign(collator.compare(left, right)),
            ]);
          });
        });
      }),
      { numRuns: 500 },
    );
  });
  it.each<[ColumnType, string[], number[]]>([
    ['money', ['10', '9', '9.00', '-1'], [2, 1, 1, 0]],
    ['money', ['9007199254740993.02', '9007199254740993.01', '9007199254740993.010'], [1, 0, 0]],
    ['text', ['A 10', 'a 9', 'A 010'], [1, 0, 1]],
  ])('ranks %s values %j', (type, values, expected) => {
    expect([...rankValues(values, type, (value) => value).ranks]).toEqual(expected);
  });
  it('sorts by the given order and puts other values last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 5 }), fc.array(word, { maxLength: 20 }), (own, words) => {
        const sequence = own.filter((text) => text !== '');
        const byName = rankValues(words, 'text', (text) => text).ranks;
        const { ranks } = rankValues(words, 'text', (text) => text, 'en-US', sequence);
        // Texts that differ only in symbols are one value.
        const placeOf = (at: number) =>
          sequence.findIndex((text) =>
            words.some((each, other) => each === text && byName[other] === byName[at]),
          );
        words.forEach((left, a) => {
          words.forEach((right, b) => {
            if (left === '' || right === '' || byName[a] === byName[b]) return;
            const [one, other] = [placeOf(a), placeOf(b)];
            const isFirst =
              one === other ? (byName[a] ?? 0) < (byName[b] ?? 0) : one >= 0 && (other < 0 || one < other);
            expect([left, right, (ranks[a] ?? 0) < (ranks[b] ?? 0)]).toEqual([left, right, isFirst]);
          });
        });
      }),
    );
  });
});

describe('groups', () => {
  it('are sorted by value, also when the order arrives later', () => {
    const rows = ['Low', 'Urgent', 'Odd', 'Low'].map((name, at) => ({
      id: `${at}`,
      name,
      cost: null,
      count: '1',
    }));
    const cache = new RankCache<Item>();
    const named = (sequence?: string[]) => {
      const [first, ...rest] = columns;
      const own = first ? [{ ...first, ...(sequence ? { sequence } : {}) }, ...rest] : [];
      return idsOf(linesOf(rows, { columns: own, cache, groupBy: ['name'], expanded: new Set() }));
    };
    expect(named()).toEqual(['group name=Low', 'group name=Odd', 'group name=Urgent']);
    expect(named(['Urgent', 'High', 'Low'])).toEqual([
      'group name=Urgent',
      'group name=Low',
      'group name=Odd',
    ]);
  });
  it('contain every row once and sum their rows', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(['count'], ['count', 'name']), (rows, groupBy) => {
        const lines = linesOf(rows, { groupBy });
        const data = idsOf(lines).filter((id) => !id.startsWith('group '));
        expect(data.toSorted()).toEqual(rows.map((row) => row.id).toSorted());
        let counted = 0;
        for (let index = 0; index < lines.length; index++) {
          const line = lines.at(index);
          if (line?.kind === 'group' && line.depth === 0) counted += line.group?.count ?? 0;
          expect(line?.parent ?? -1).toBeLessThan(index);
        }
        expect(counted).toBe(rows.length);
      }),
    );
  });
  it('show only their headings when collapsed', () => {
    const rows: Item[] = [
      { id: 'a', name: 'Beam', cost: '1.10', count: '1' },
      { id: 'b', name: 'Beam', cost: '2.20', count: '2' },
      { id: 'c', name: 'Stud', cost: null, count: '1' },
    ];
    const lines = linesOf(rows, { groupBy: ['name'], expanded: new Set(['group name=Beam']) });
    expect(idsOf(lines)).toEqual(['group name=Beam', 'a', 'b', 'group name=Stud']);
    expect(lines.at(0)?.group?.aggregateOf(columns[1]!)).toBe('3.30');
    expect(lines.at(1)?.parent).toBe(0);
    expect(lines.rowAt(0)).toBeUndefined();
  });
});

describe('a tree', () => {
  interface Node {
    id: string;
    children?: Node[];
    isLazy?: boolean;
  }
  const nodes: Node[] = [
    { id: 'b', children: [{ id: 'b2' }, { id: 'b1', children: [{ id: 'b1x' }] }] },
    { id: 'a' },
    { id: 'c', isLazy: true },
  ];
  const treeColumns: Column<Node>[] = [{ id: 'id', header: 'Id', accessor: (node) => node.id }];
  const tree = (options: Partial<Parameters<typeof buildLines<Node>>[0]>) => {
    const lines = buildLines<Node>({
      rows: nodes,
      columns: treeColumns,
      getRowId: (node) => node.id,
      cache: new RankCache<Node>(),
      locale: 'en-US',
      sort: [],
      filters: {},
      expanded: new Set(),
      getSubRows: (node) => node.children,
      ...options,
    });
    return Array.from({ length: lines.length }, (_, index) => {
      const line = lines.at(index);
      return `${'  '.repeat(line?.depth ?? 0)}${line?.id}`;
    });
  };
  it('lists expanded rows with children sorted among siblings', () => {
    expect(tree({ expanded: new Set(['b']), sort: [{ columnId: 'id', direction: 'asc' }] })).toEqual([
      'a',
      'b',
      '  b1',
      '  b2',
      'c',
    ]);
  });
  it('keeps the ancestors of a matching row', () => {
    expect(tree({ filters: { search: { text: 'b1x' } } })).toEqual(['b', '  b1', '    b1x']);
  });
  it('shows that children are loading or failed', () => {
    const lazy = { expanded: new Set(['c']), hasSubRows: (node: Node) => node.isLazy === true };
    expect(tree(lazy)).toEqual(['b', 'a', 'c', '  loading c']);
    expect(tree({ ...lazy, failedIds: new Set(['c']) })).toEqual(['b', 'a', 'c', '  failed c']);
  });
});
