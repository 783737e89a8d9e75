import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/** An explicit destination: a page and the array with the view of it, whose first element stands for the page. */
export interface Destination {
  page: PDFRef;
  view: PDFArray;
}

const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

/** Named destinations of a document: those of its name tree and of its dictionary of PDF 1.1. */
function readNamedDestinations({ catalog }: PDFDocument): Map<string, PDFObject | undefined> {
  const named = new Map<string, PDFObject | undefined>();
  const dests = catalog.lookup(name('Dests'));
  if (dests instanceof PDFDict)
    for (const key of dests.keys()) named.set(key.decodeText(), dests.lookup(key));
  const names = catalog.lookup(name('Names'));
  const seen = new Set<PDFDict>();
  const waiting = [names instanceof PDFDict ? names.lookup(name('Dests')) : undefined];
  while (waiting.length > 0) {
    const node = waiting.pop();
    // A tree that leads back into itself is read once.
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = node.lookup(name('Kids'));
    if (kids instanceof PDFArray) for (let at = 0; at < kids.size(); at++) waiting.push(kids.lookup(at));
    const pairs = node.lookup(name('Names'));
    if (!(pairs instanceof PDFArray)) continue;
    for (let at = 0; at + 1 < pairs.size(); at += 2) {
      const key = textOf(pairs.lookup(at));
      if (key !== undefined) named.set(key, pairs.lookup(at + 1));
    }
  }
  return named;
}

/** Resolves the destinations of a document's links and actions. */
export class Destinations {
  readonly #document: PDFDocument;
  #named: ReadonlyMap<string, PDFObject | undefined> | undefined;

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** @returns undefined if there is no such page. */
  resolve(object: PDFObject | undefined): Destination | undefined {
    const view = this.#viewOf(this.#document.context.lookup(object));
    const first = view?.size() ? view.get(0) : undefined;
    // Some writers give the index of the page, as destinations in other files do.
    const page = first instanceof PDFNumber ? this.#document.getPages()[first.asNumber()]?.ref : first;
    return view && page instanceof PDFRef ? { page, view } : undefined;
  }

  #viewOf(object: PDFObject | undefined): PDFArray | undefined {
    if (object instanceof PDFArray) return object;
    if (object instanceof PDFDict) {
      const view = object.lookup(name('D'));
      return view instanceof PDFArray ? view : undefined;
    }
    const key = object instanceof PDFName ? object.decodeText() : textOf(object);
    if (key === undefined) return undefined;
    this.#named ??= readNamedDestinations(this.#document);
    const named = this.#named.get(key);
    // A name that stands for a name is not followed.
    return named instanceof PDFArray || named instanceof PDFDict ? this.#viewOf(named) : undefined;
  }
}

/** View of a destination with its coordinates multiplied. @param view is not changed. */
export function scaleView(view: readonly PDFObject[], factor: number): PDFObject[] {
  const isZoom = (at: number) => view[1] === name('XYZ') && at === 4;
  return view.map((each, at) =>
    at > 1 && each instanceof PDFNumber && !isZoom(at) ? PDFNumber.of(each.asNumber() * factor) : each,
  );
}
