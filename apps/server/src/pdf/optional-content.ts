import { PDFArray, PDFDict, PDFName, PDFRef, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { copyConfiguration, type CopiedConfiguration } from './layer-configuration.ts';

const name = (text: string) => PDFName.of(text);

/** A document that pages were copied from, and its optional content groups by what became of them. */
export interface LayerSource {
  source: PDFDocument;
  groups: ReadonlyMap<PDFRef, PDFRef>;
}

interface CopiedLayers {
  /** Copied groups that the source lists; states apply to no others. */
  listed: PDFRef[];
  default: CopiedConfiguration;
  alternates: CopiedConfiguration[];
}

function copyLayers({ source, groups }: LayerSource, target: PDFDocument): CopiedLayers[] {
  const properties = source.catalog.lookup(name('OCProperties'));
  const all = properties instanceof PDFDict ? properties.lookup(name('OCGs')) : undefined;
  if (!(properties instanceof PDFDict) || !(all instanceof PDFArray)) return [];
  const listed = new Map<PDFRef, PDFRef>();
  for (const group of all.asArray()) {
    const copy = group instanceof PDFRef ? groups.get(group) : undefined;
    if (group instanceof PDFRef && copy) listed.set(group, copy);
  }
  if (listed.size === 0) return [];
  const copy = (dict: PDFObject | undefined, isDefault: boolean) =>
    copyConfiguration(
      dict instanceof PDFDict ? dict : source.context.obj({}),
      listed,
      target.context,
      isDefault,
    );
  const configurations = properties.lookup(name('Configs'));
  return [
    {
      listed: [...listed.values()],
      default: copy(properties.lookup(name('D')), true),
      alternates:
        configurations instanceof PDFArray
          ? configurations.asArray().map((each) => copy(source.context.lookup(each), false))
          : [],
    },
  ];
}

/** Joins the default configurations of several sources: each states what becomes of its own groups. */
function joinConfigurations([first, ...others]: readonly CopiedConfiguration[]):
  | CopiedConfiguration
  | undefined {
  if (!first) return undefined;
  const all = [first, ...others];
  const orders = all.flatMap(({ order }) => (order ? [order] : []));
  return {
    ...first,
    on: all.flatMap(({ on }) => on),
    off: all.flatMap(({ off }) => off),
    locked: all.flatMap(({ locked }) => locked),
    radioGroups: all.flatMap(({ radioGroups }) => radioGroups),
    usageEvents: all.flatMap(({ usageEvents }) => usageEvents),
    intents: [...new Set(all.flatMap(({ intents }) => intents))],
    order: orders.length > 0 ? orders.flat() : undefined,
  };
}

function configurationDict(
  configuration: CopiedConfiguration,
  { context }: PDFDocument,
  isDefault: boolean,
): PDFDict {
  const { named, on, off, order, locked, radioGroups, usageEvents, intents } = configuration;
  const dict = context.obj({});
  for (const [key, value] of named) dict.set(key, value);
  const set = (key: string, values: readonly PDFObject[]) => {
    if (values.length > 0) dict.set(name(key), context.obj([...values]));
  };
  // States are listed one by one, so that the configuration of one source says nothing of the groups of another.
  if (!isDefault) dict.set(name('BaseState'), name('Unchanged'));
  set('ON', on);
  set('OFF', off);
  set('Locked', locked);
  set('RBGroups', radioGroups);
  set('AS', usageEvents);
  if (intents.some((each) => each !== name('View'))) set('Intent', intents);
  if (order) dict.set(name('Order'), context.obj([...order]));
  return dict;
}

/**
 * A reader shows a group with a view state by that state. The specification lets a usage decide where the
 * configuration names the event only, so that other view states are left out.
 */
function dropUnusedViewStates(
  groups: readonly PDFRef[],
  used: ReadonlySet<PDFRef>,
  target: PDFDocument,
): void {
  for (const ref of groups) {
    const group = target.context.lookup(ref);
    const usage = group instanceof PDFDict ? group.lookup(name('Usage')) : undefined;
    if (used.has(ref) || !(group instanceof PDFDict) || !(usage instanceof PDFDict)) continue;
    const own = usage.clone();
    own.delete(name('View'));
    group.set(name('Usage'), own);
  }
}

/**
 * Gives a document the layers of the pages that were copied into it: groups with their states, order, locks, radio
 * groups, usage events and alternative configurations. Groups are the same by object, not by name, because merged plan
 * sets repeat names with different states. Call it once, with all sources.
 */
export function copyOptionalContent(sources: readonly LayerSource[], target: PDFDocument): void {
  const layers = sources.flatMap((each) => copyLayers(each, target));
  const joined = joinConfigurations(layers.map((each) => each.default));
  if (!joined) return;
  const groups = layers.flatMap(({ listed }) => listed);
  dropUnusedViewStates(groups, new Set(layers.flatMap((each) => [...each.default.viewed])), target);
  const { context } = target;
  const alternates = layers.flatMap((each) =>
    each.alternates.map((one) => configurationDict(one, target, false)),
  );
  target.catalog.set(
    name('OCProperties'),
    context.obj({
      OCGs: groups,
      D: configurationDict(joined, target, true),
      ...(alternates.length > 0 ? { Configs: alternates } : {}),
    }),
  );
}
