/**
 * Component tokens of the frame, the table and the archetypes: measures that belong to one pattern and are in no
 * semantic scale. In rem, so that they follow the reader's text size.
 */
const rem = (at16: number): string => `${at16 / 16}rem`;

export const measure = {
  /** Header search box. */
  search: rem(480),
  /** Space inside a table cell, and between the parts of a chip. */
  cell: rem(10),
  hair: rem(6),
  headRow: rem(36),
  sheetHeadRow: rem(32),
  footer: rem(48),
  footerTouch: rem(60),
  pageHead: rem(60),
  checkColumn: rem(52),
  actionColumn: rem(42),
  tabMax: rem(256),
  tabMin: rem(120),
  /** Marker at the left of the selected navigation item. */
  marker: rem(3),
  avatar: rem(28),
  tile: rem(24),
  appTile: rem(36),
  appEntry: rem(58),
  icon: rem(16),
  iconLarge: rem(20),
  badge: rem(18),
  form: rem(360),
  reading: rem(1600),
  rail: rem(328),
  side: rem(376),
  totals: rem(316),
  settingsIndex: rem(240),
  fieldLabel: rem(116),
  uploadPanel: rem(360),
  chatWidth: rem(420),
  chatHeight: rem(500),
  popover: rem(320),
  popoverWide: rem(480),
  listMax: rem(420),
  card: rem(86),
  kpi: rem(124),
} as const;

/** Breakpoints of the frame: navigation becomes a drawer, tables become cards. */
export const at = {
  narrow: '(max-width: 56.1875rem)',
  wide: '(min-width: 56.25rem)',
  phone: '(max-width: 37.4375rem)',
  record: '(max-width: 68.6875rem)',
  /** A panel fits beside its content. */
  beside: '(min-width: 80rem)',
  /** Content beside a panel has room for several columns. */
  besideWide: '(min-width: 90rem)',
} as const;

/** Pixels: the rows of a tree, which are placed by script; a finger needs the taller one. */
export const treeRow = { mouse: 28, touch: 44 } as const;
