import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFDocument,
} from '@cantoo/pdf-lib';

const namesOf = (document: PDFDocument) =>
  document.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('OCG')) return [];
    const name = object.lookup(PDFName.of('Name'));
    const text = name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : '';
    return [{ ref, text }];
  });

/** Names of the layers that are hidden by default. */
function hiddenIn(document: PDFDocument): string[] {
  const names = new Map(namesOf(document).map(({ ref, text }) => [ref.toString(), text]));
  const properties = document.catalog.lookup(PDFName.of('OCProperties'));
  const view = properties instanceof PDFDict ? properties.lookup(PDFName.of('D')) : undefined;
  const off = view instanceof PDFDict ? view.lookup(PDFName.of('OFF')) : undefined;
  return off instanceof PDFArray
    ? off.asArray().flatMap((each) => (each instanceof PDFRef ? [names.get(each.toString()) ?? ''] : []))
    : [];
}

/** Copying a page leaves the catalogue's list of layers behind; without it a viewer cannot switch them. */
export function copyOptionalContent(sources: readonly PDFDocument[], to: PDFDocument): void {
  const layers = namesOf(to);
  if (!layers.length) return;
  const hidden = new Set(sources.flatMap(hiddenIn));
  const all = layers.map(({ ref }) => ref);
  to.catalog.set(
    PDFName.of('OCProperties'),
    to.context.obj({
      OCGs: all,
      D: { Order: all, OFF: layers.filter(({ text }) => hidden.has(text)).map(({ ref }) => ref) },
    }),
  );
}
