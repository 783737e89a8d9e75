import { PDFDict, PDFName, PDFRef, type PDFArray, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
/** Attributes that a field's widget takes over from the fields above it. */
const inheritedByWidgets = ['FT', 'Ff', 'V', 'DV', 'DA', 'Q', 'MaxLen', 'Opt', 'TU'].map(name);
/** Entries of an annotation that refer to other parts of its document and are useless on a single page. */
const leadsOut = ['P', 'StructParent', 'AA', 'PA', 'AF'].map(name);
/** Actions that need nothing but the page. */
const ownActions = new Set(['GoToR', 'Launch', 'Named', 'SetOCGState', 'URI'].map(name));

interface Surroundings {
  document: PDFDocument;
  /** Annotations of the same page. */
  onPage: ReadonlySet<PDFRef>;
  /** View of a page that is copied too. @returns undefined for any other. */
  viewOf(destination: PDFObject | undefined): PDFArray | undefined;
}

/** Moves what a widget inherits into it and cuts it from its form, whose fields are on all pages. */
function detachWidget(widget: PDFDict, { catalog }: PDFDocument): void {
  const seen = new Set<PDFDict>();
  for (
    let field = widget.lookup(name('Parent'));
    field instanceof PDFDict && !seen.has(field);
    field = field.lookup(name('Parent'))
  ) {
    seen.add(field);
    for (const key of inheritedByWidgets) {
      const value = field.get(key);
      if (value && !widget.has(key)) widget.set(key, value);
    }
  }
  const form = catalog.lookup(name('AcroForm'));
  const appearance = form instanceof PDFDict ? form.get(name('DA')) : undefined;
  if (appearance && !widget.has(name('DA'))) widget.set(name('DA'), appearance);
  widget.delete(name('Parent'));
  widget.delete(name('Kids'));
  // A signature is valid for the file that was signed only.
  if (widget.lookup(name('FT')) === name('Sig')) widget.delete(name('V'));
}

/**
 * Copies an annotation without references to other pages, and without its form, its structure and the replies on other
 * pages, because each of these would copy the whole document.
 * @returns undefined for a link to a page that is not copied.
 */
export function copiedAnnotation(annotation: PDFDict, around: Surroundings): PDFDict | undefined {
  const copied = annotation.clone();
  const subtype = copied.lookup(name('Subtype'));
  for (const key of leadsOut) copied.delete(key);
  for (const key of ['IRT', 'Popup', ...(subtype === name('Popup') ? ['Parent'] : [])].map(name)) {
    const other = copied.get(key);
    if (!(other instanceof PDFRef) || !around.onPage.has(other)) copied.delete(key);
  }
  if (subtype === name('Widget')) detachWidget(copied, around.document);

  const action = copied.lookup(name('A'));
  const kind = action instanceof PDFDict ? action.lookup(name('S')) : undefined;
  const isJump = action instanceof PDFDict && kind === name('GoTo');
  if (isJump || copied.has(name('Dest'))) {
    const view = around.viewOf(isJump ? action.get(name('D')) : copied.get(name('Dest')));
    copied.delete(name('A'));
    copied.delete(name('Dest'));
    if (view) copied.set(name('A'), around.document.context.obj({ S: 'GoTo', D: view }));
    else if (subtype === name('Link')) return undefined;
  } else if (action instanceof PDFDict && kind instanceof PDFName && ownActions.has(kind)) {
    const own = action.clone();
    own.delete(name('Next'));
    copied.set(name('A'), own);
  } else copied.delete(name('A'));
  return copied;
}
