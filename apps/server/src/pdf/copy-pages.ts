import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFName,
  PDFNull,
  PDFPage,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { copiedAnnotation } from './copied-annotation.ts';
import { Destinations, scaleView } from './link-destinations.ts';
import { normalizeUserUnit, userUnitOf } from './user-unit.ts';
import { streamsIn, usedResources } from './used-resources.ts';

const name = (text: string) => PDFName.of(text);
const resourcesKey = name('Resources');
/** Entries of a page that are copied as they are; the others lead to other pages or serve editors. */
const pageEntries = ['UserUnit', 'Group', 'BleedBox', 'TrimBox', 'ArtBox', 'VP', 'OutputIntents', 'Tabs'].map(
  name,
);
const inheritedEntries = ['MediaBox', 'CropBox', 'Rotate'].map(name);
/** Entries of forms and images that lead to the structure of the document or serve editors. */
const streamLeadsOut = new Set(['StructParent', 'StructParents', 'PieceInfo', 'Metadata', 'OPI'].map(name));

/** Copied pages and the copies of the objects that matter beyond them. */
export interface CopiedPages {
  pages: PDFPage[];
  /** Optional content groups of the source by what became of them. */
  groups: ReadonlyMap<PDFRef, PDFRef>;
}

class PageCopier {
  readonly #source: PDFDocument;
  readonly #target: PDFDocument;
  readonly #destinations: Destinations;
  readonly #copies = new Map<PDFRef, PDFRef>();
  /** The first copy of each page. */
  readonly #pages = new Map<PDFRef, PDFRef>();

  constructor(source: PDFDocument, target: PDFDocument) {
    this.#source = source;
    this.#target = target;
    this.#destinations = new Destinations(source);
  }

  copyPages(numbers: readonly number[]): PDFPage[] {
    const all = this.#source.getPages();
    const wanted = numbers.map((number) => {
      const page = all[number - 1];
      if (!page) throw new RangeError(`There is no page ${number}`);
      return { page, ref: this.#target.context.nextRef() };
    });
    for (const { page, ref } of wanted) if (!this.#pages.has(page.ref)) this.#pages.set(page.ref, ref);
    return wanted.map(({ page, ref }) => {
      const node = this.#copyPage(page.node, ref);
      this.#target.context.assign(ref, node);
      const copied = PDFPage.of(node, ref, this.#target);
      normalizeUserUnit(copied);
      return copied;
    });
  }

  groups(): Map<PDFRef, PDFRef> {
    return new Map(
      [...this.#copies].filter(([from]) => {
        const object = this.#source.context.lookup(from);
        return object instanceof PDFDict && object.lookup(name('Type')) === name('OCG');
      }),
    );
  }

  #copyPage(page: PDFPageLeaf, ref: PDFRef): PDFPageLeaf {
    const node = PDFPageLeaf.fromMapWithContext(new Map(), this.#target.context);
    node.set(name('Type'), name('Page'));
    for (const key of pageEntries) {
      const value = page.get(key);
      if (value) node.set(key, this.#copy(value));
    }
    for (const key of inheritedEntries) {
      const value = page.getInheritableAttribute(key);
      if (value) node.set(key, this.#copy(value));
    }
    // Lists and resources of its own, because several pages may share one, and each is changed by itself.
    const contents = this.#contentsOf(page);
    const streams = contents.flatMap((each) => {
      const stream = this.#source.context.lookup(each);
      return stream instanceof PDFStream ? [stream] : [];
    });
    node.set(name('Contents'), this.#copyAll(contents));
    const resources = page.Resources();
    node.set(
      resourcesKey,
      resources ? this.#copyDict(usedResources(resources, streams)) : this.#target.context.obj({}),
    );
    const annotations = this.#copyAnnotations(page, ref);
    if (annotations.size() > 0) node.set(name('Annots'), annotations);
    return node;
  }

  #contentsOf(page: PDFPageLeaf): PDFObject[] {
    const contents = page.lookup(name('Contents'));
    if (contents instanceof PDFArray) return contents.asArray();
    const own = page.get(name('Contents'));
    return own && contents instanceof PDFStream ? [own] : [];
  }

  #copyAnnotations(page: PDFPageLeaf, pageRef: PDFRef): PDFArray {
    const { context } = this.#target;
    const list = page.lookup(name('Annots'));
    const annotations = (list instanceof PDFArray ? list.asArray() : []).flatMap((from) => {
      const dict = this.#source.context.lookup(from);
      return dict instanceof PDFDict ? [{ from, dict }] : [];
    });
    const onPage = new Set(annotations.flatMap(({ from }) => (from instanceof PDFRef ? [from] : [])));
    const viewOf = (object: PDFObject | undefined) => this.#viewOf(object);
    const kept = annotations.flatMap(({ from, dict }) => {
      const copied = copiedAnnotation(dict, { document: this.#source, onPage, viewOf });
      return copied ? [{ from, copied, to: context.nextRef() }] : [];
    });
    // Before the copies are made, because a note and its pop-up window refer to each other.
    for (const { from, to } of kept) if (from instanceof PDFRef) this.#copies.set(from, to);
    for (const { copied, to } of kept) {
      const annotation = this.#copyDict(copied);
      annotation.set(name('P'), pageRef);
      context.assign(to, annotation);
    }
    return context.obj(kept.map(({ to }) => to));
  }

  /** In points, as the copied page counts. */
  #viewOf(object: PDFObject | undefined): PDFArray | undefined {
    const found = this.#destinations.resolve(object);
    const page = found && this.#source.context.lookup(found.page);
    if (!found || !(page instanceof PDFPageLeaf) || !this.#pages.has(found.page)) return undefined;
    const [, ...view] = scaleView(found.view.asArray(), userUnitOf(page));
    return this.#source.context.obj([found.page, ...view]);
  }

  #copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return this.#copyReference(object);
    if (object instanceof PDFStream) return this.#copyStream(object);
    if (object instanceof PDFDict) return isOfTree(object) ? PDFNull : this.#copyDict(object);
    if (object instanceof PDFArray) return this.#copyAll(object.asArray());
    return object.clone();
  }

  #copyAll(objects: readonly PDFObject[]): PDFArray {
    return this.#target.context.obj(objects.map((each) => this.#copy(each)));
  }

  #copyReference(ref: PDFRef): PDFObject {
    const known = this.#copies.get(ref) ?? this.#pages.get(ref);
    if (known) return known;
    const object = this.#source.context.lookup(ref);
    // A page that is not copied would bring its drawing, and through the tree all others.
    if (!object || object === PDFNull || isOfTree(object)) return PDFNull;
    const copy = this.#target.context.nextRef();
    this.#copies.set(ref, copy);
    this.#target.context.assign(copy, this.#copy(object));
    return copy;
  }

  #copyDict(dict: PDFDict): PDFDict {
    const glyphs = dict.lookup(name('CharProcs'));
    const trimmed = glyphs instanceof PDFDict ? withUsedResources(dict, streamsIn(glyphs)) : dict;
    const copy = this.#target.context.obj({});
    for (const [key, value] of trimmed.entries()) copy.set(key, this.#copy(value));
    if (copy.get(name('Type')) === name('OCMD')) dropDeletedGroups(copy);
    return copy;
  }

  #copyStream(stream: PDFStream): PDFStream {
    if (!(stream instanceof PDFRawStream)) throw new TypeError('A source is read from a file.');
    const dict = withUsedResources(stream.dict, [stream]);
    const copy = this.#target.context.obj({});
    for (const [key, value] of dict.entries()) if (!streamLeadsOut.has(key)) copy.set(key, this.#copy(value));
    return PDFRawStream.of(copy, stream.contents);
  }
}

const isOfTree = (object: PDFObject) =>
  object instanceof PDFPageLeaf || object instanceof PDFPageTree || object instanceof PDFCatalog;

function withUsedResources(dict: PDFDict, contents: readonly PDFStream[]): PDFDict {
  const resources = dict.lookup(resourcesKey);
  if (!(resources instanceof PDFDict)) return dict;
  const trimmed = dict.clone();
  trimmed.set(resourcesKey, usedResources(resources, contents));
  return trimmed;
}

/** Content of a membership without groups is visible; readers fail at a group that is null. */
function dropDeletedGroups(membership: PDFDict): void {
  const groups = membership.lookup(name('OCGs'));
  if (!(groups instanceof PDFArray)) return;
  const kept = groups.asArray().filter((each) => each instanceof PDFRef);
  if (kept.length > 0) membership.set(name('OCGs'), membership.context.obj(kept));
  else membership.delete(name('OCGs'));
}

/**
 * Copies pages with what they use: resources that their content names, annotations, and no other page. User units
 * become points. Layers need `copyOptionalContent` too.
 * @param numbers from 1; a page may be copied more than once.
 * @param source has been read from a file.
 */
export function copyPages(source: PDFDocument, target: PDFDocument, numbers: readonly number[]): CopiedPages {
  const copier = new PageCopier(source, target);
  const pages = copier.copyPages(numbers);
  return { pages, groups: copier.groups() };
}
