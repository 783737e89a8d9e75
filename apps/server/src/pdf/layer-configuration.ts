import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
const [view, off, unchanged, everything] = ['View', 'OFF', 'Unchanged', 'All'].map(name) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
];
/** Entries that say nothing of single groups. */
const descriptions = ['Name', 'Creator', 'ListMode'].map(name);
/** State that a usage recommends, by its category. */
const usageStates = new Map([
  [name('View'), name('ViewState')],
  [name('Print'), name('PrintState')],
  [name('Export'), name('ExportState')],
]);

/** A configuration of layers that applies to copied groups. */
export interface CopiedConfiguration {
  /** Name, creator and list mode. */
  named: (readonly [PDFName, PDFObject])[];
  on: PDFRef[];
  off: PDFRef[];
  locked: PDFRef[];
  radioGroups: PDFArray[];
  usageEvents: PDFDict[];
  intents: PDFName[];
  /** Undefined if the source lists no order; then no layers are offered. */
  order: PDFObject[] | undefined;
  /** Groups whose view state applies while the document is viewed. */
  viewed: ReadonlySet<PDFRef>;
}
/** Listed groups of the source by their copies. */
type Groups = ReadonlyMap<PDFRef, PDFRef>;

const refsOf = (list: PDFObject | undefined): PDFRef[] =>
  list instanceof PDFArray ? list.asArray().filter((each) => each instanceof PDFRef) : [];
const namesOf = (value: PDFObject | undefined): PDFName[] =>
  value instanceof PDFName
    ? [value]
    : value instanceof PDFArray
      ? value.asArray().filter((each) => each instanceof PDFName)
      : [];
const intentsOf = (dict: PDFDict): PDFName[] => {
  const intents = namesOf(dict.lookup(name('Intent')));
  return intents.length > 0 ? intents : [view];
};
const dictsOf = (list: PDFObject | undefined, context: PDFContext): PDFDict[] =>
  list instanceof PDFArray
    ? list.asArray().flatMap((each) => {
        const dict = context.lookup(each);
        return dict instanceof PDFDict ? [dict] : [];
      })
    : [];

/** State that the usage of a layer recommends for viewing. @returns undefined without a recommendation. */
function viewedState(group: PDFDict, categories: readonly PDFName[]): boolean | undefined {
  const usage = group.lookup(name('Usage'));
  if (!(usage instanceof PDFDict)) return undefined;
  const states = categories.flatMap((category) => {
    const entry = usage.lookup(category);
    const key = usageStates.get(category);
    const state = key && entry instanceof PDFDict ? entry.lookup(key) : undefined;
    return state instanceof PDFName ? [state !== off] : [];
  });
  return states.length > 0 ? states.every(Boolean) : undefined;
}

/** States of groups; one that the configuration leaves as it is has none. */
function statesOf(config: PDFDict, groups: Groups, isDefault: boolean) {
  const base = config.lookup(name('BaseState'));
  const states = new Map<PDFRef, boolean>();
  if (isDefault || base !== unchanged) for (const group of groups.keys()) states.set(group, base !== off);
  for (const group of refsOf(config.lookup(name('ON')))) if (groups.has(group)) states.set(group, true);
  for (const group of refsOf(config.lookup(name('OFF')))) if (groups.has(group)) states.set(group, false);
  const viewed = new Set<PDFRef>();
  const recommended = new Map<PDFRef, boolean>();
  for (const event of dictsOf(config.lookup(name('AS')), config.context)) {
    if (event.lookup(name('Event')) !== view) continue;
    const categories = namesOf(event.lookup(name('Category')));
    for (const ref of refsOf(event.lookup(name('OCGs')))) {
      const group = config.context.lookup(ref);
      if (!groups.has(ref) || !(group instanceof PDFDict)) continue;
      if (categories.includes(view)) viewed.add(ref);
      const state = viewedState(group, categories);
      // A group of several dictionaries is on only if all of them recommend it (ISO 32000-2, 8.11.4.4).
      if (state !== undefined) recommended.set(ref, state && (recommended.get(ref) ?? true));
    }
  }
  for (const [ref, state] of recommended) states.set(ref, state);
  // Content of a group that has none of the intents is visible in whatever state the group is.
  const intents = intentsOf(config);
  if (!intents.includes(everything))
    for (const ref of groups.keys()) {
      const group = config.context.lookup(ref);
      if (
        !(group instanceof PDFDict) ||
        intentsOf(group).some((each) => each === everything || intents.includes(each))
      )
        continue;
      if (isDefault) states.set(ref, true);
      else states.delete(ref);
      viewed.delete(ref);
    }
  return { states, viewed };
}

/** Order of layers as viewers list it: groups, lists of the groups below one, and lists with a label. */
function copyOrder(list: PDFArray, groups: Groups, from: PDFContext, to: PDFContext, depth = 0): PDFObject[] {
  const copied: PDFObject[] = [];
  let isParentKept = true;
  list.asArray().forEach((each, at) => {
    const value = from.lookup(each);
    if (value instanceof PDFArray) {
      if (depth > 32) return;
      const below = copyOrder(value, groups, from, to, depth + 1);
      const isLabelled = below[0] instanceof PDFString || below[0] instanceof PDFHexString;
      if (below.length <= (isLabelled ? 1 : 0)) return;
      // Below a layer that is not on these pages the layers move up, or they would be below the one before it.
      if (isParentKept || isLabelled) copied.push(to.obj(below));
      else copied.push(...below);
    } else if (each instanceof PDFRef && value instanceof PDFDict) {
      const group = groups.get(each);
      isParentKept = group !== undefined;
      if (group) copied.push(group);
    } else if (at === 0 && (value instanceof PDFString || value instanceof PDFHexString))
      copied.push(value.clone());
  });
  return copied;
}

/**
 * Copies a configuration for copied groups. States are resolved: base state, lists, usage events and intents.
 * @param groups listed groups of the source by their copies.
 * @param isDefault the configuration that applies when the document is opened.
 */
export function copyConfiguration(
  config: PDFDict,
  groups: Groups,
  to: PDFContext,
  isDefault: boolean,
): CopiedConfiguration {
  const copies = (list: PDFObject | undefined) => [
    ...new Set(refsOf(list).flatMap((each) => groups.get(each) ?? [])),
  ];
  const { states, viewed } = statesOf(config, groups, isDefault);
  const inState = (wanted: boolean) =>
    [...states].flatMap(([group, state]) => (state === wanted ? (groups.get(group) ?? []) : []));
  const order = config.lookup(name('Order'));
  const radioGroups = config.lookup(name('RBGroups'));
  return {
    named: descriptions.flatMap((key) => {
      const value = config.lookup(key);
      return value ? [[key, value.clone()] as const] : [];
    }),
    on: inState(true),
    off: inState(false),
    locked: copies(config.lookup(name('Locked'))),
    radioGroups:
      radioGroups instanceof PDFArray
        ? radioGroups.asArray().flatMap((each) => {
            const members = copies(config.context.lookup(each));
            return members.length > 1 ? [to.obj(members)] : [];
          })
        : [],
    usageEvents: dictsOf(config.lookup(name('AS')), config.context).flatMap((event) => {
      const members = copies(event.lookup(name('OCGs')));
      const kind = event.lookup(name('Event'));
      if (members.length === 0 || !kind) return [];
      return [to.obj({ Event: kind, OCGs: members, Category: namesOf(event.lookup(name('Category'))) })];
    }),
    intents: intentsOf(config),
    order: order instanceof PDFArray ? copyOrder(order, groups, config.context, to) : undefined,
    viewed: new Set([...viewed].flatMap((group) => groups.get(group) ?? [])),
  };
}
