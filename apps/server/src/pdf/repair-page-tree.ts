import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/**
 * Puts a page of one point in the place of every page that a document names and does not have. Its reader stops at the
 * first of them; behind it, all others keep their numbers.
 * @returns the numbers of those that are not there.
 */
export function replaceMissingPages(document: PDFDocument): number[] {
  const { context, catalog } = document;
  const lost: number[] = [];
  const seen = new Set<PDFDict>();
  let number = 0;
  const walk = (node: PDFDict, parent: PDFRef | undefined): void => {
    seen.add(node);
    const from = number;
    const kids = node.lookup(name('Kids'));
    for (let at = 0; kids instanceof PDFArray && at < kids.size(); at++) {
      const ref = kids.get(at);
      const kid = context.lookup(ref);
      if (kid instanceof PDFDict && kid.has(name('Kids'))) {
        // A tree that leads back into itself has no page there.
        if (!seen.has(kid)) walk(kid, ref instanceof PDFRef ? ref : undefined);
        continue;
      }
      number++;
      if (kid instanceof PDFDict) continue;
      lost.push(number);
      const page = context.obj({ Type: 'Page', MediaBox: [0, 0, 1, 1], Resources: {} });
      if (parent) page.set(name('Parent'), parent);
      kids.set(at, context.register(page));
    }
    node.set(name('Count'), PDFNumber.of(number - from));
  };
  const root = catalog.get(name('Pages'));
  const tree = context.lookup(root);
  if (tree instanceof PDFDict) walk(tree, root instanceof PDFRef ? root : undefined);
  return lost;
}
