import { PDFDict, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';
import { contentNames } from './content-stream-names.ts';

const name = (text: string) => PDFName.of(text);
const resourcesKey = name('Resources');
/** Categories of a resource dictionary whose entries content streams use by name. */
const categories = ['ColorSpace', 'ExtGState', 'Font', 'Pattern', 'Properties', 'Shading', 'XObject'].map(
  name,
);
/** Color spaces that replace the device color spaces without being named. */
const implicit = new Set(['DefaultCMYK', 'DefaultGray', 'DefaultRGB'].map(name));

/** Content streams of a resource that has no resources of its own and uses those of its user. */
function borrowingStreams(resource: PDFObject | undefined): PDFStream[] {
  if (resource instanceof PDFStream) return resource.dict.has(resourcesKey) ? [] : [resource];
  if (!(resource instanceof PDFDict)) return [];
  // The glyphs of a Type 3 font.
  const glyphs = resource.has(resourcesKey) ? undefined : resource.lookup(name('CharProcs'));
  if (glyphs instanceof PDFDict) return streamsIn(glyphs);
  // The group of a soft mask in a graphics state.
  const mask = resource.lookup(name('SMask'));
  return mask instanceof PDFDict ? borrowingStreams(mask.lookup(name('G'))) : [];
}

/** Content streams among the values of a dictionary. */
export const streamsIn = (dict: PDFDict): PDFStream[] =>
  dict.keys().flatMap((key) => {
    const value = dict.lookup(key);
    return value instanceof PDFStream ? [value] : [];
  });

/** @returns undefined if a stream cannot be decoded. */
function usedNames(
  contents: readonly PDFStream[],
  lists: ReadonlyMap<PDFName, PDFDict>,
): Set<PDFName> | undefined {
  const used = new Set<PDFName>();
  const seen = new Set<PDFStream>();
  const waiting = [...contents];
  for (let stream = waiting.pop(); stream; stream = waiting.pop()) {
    if (seen.has(stream)) continue;
    seen.add(stream);
    const names = contentNames(stream);
    if (!names) return undefined;
    for (const each of names) {
      if (used.has(each)) continue;
      used.add(each);
      for (const list of lists.values()) {
        if (list.has(each)) waiting.push(...borrowingStreams(list.lookup(each)).filter(isContent));
      }
    }
  }
  return used;
}
/** Images and mesh shadings are streams too, and name nothing. */
const isContent = ({ dict }: PDFStream) =>
  dict.lookup(name('Subtype')) !== name('Image') && !dict.has(name('ShadingType'));

/**
 * Resources that content streams use, nested forms, patterns, glyphs and masks without resources of their own included.
 * All of them if one of the streams cannot be decoded.
 */
export function usedResources(resources: PDFDict, contents: readonly PDFStream[]): PDFDict {
  const lists = new Map<PDFName, PDFDict>();
  for (const category of categories) {
    const list = resources.lookup(category);
    if (list instanceof PDFDict) lists.set(category, list);
  }
  const used = usedNames(contents, lists);
  const trimmed = resources.clone();
  for (const [category, list] of lists) {
    const kept = resources.context.obj({});
    for (const [key, value] of list.entries())
      if (!used || used.has(key) || implicit.has(key)) kept.set(key, value);
    trimmed.set(category, kept);
  }
  return trimmed;
}
