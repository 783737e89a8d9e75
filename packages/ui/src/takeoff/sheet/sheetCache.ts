import type { Sheet, SheetSource } from './openSheet.ts';

let reading: typeof import('./openSheet.ts') | undefined;
const loadReader = async () => (reading = await import('./openSheet.ts'));
/** Opens synchronously if the module is loaded, so that the request is sent before rendering blocks the main thread. */
const open = (source: SheetSource, pageNumber: number, assetsUrl: string | undefined): Promise<Sheet> =>
  reading
    ? reading.openSheet(source, pageNumber, assetsUrl)
    : loadReader().then(({ openSheet }) => openSheet(source, pageNumber, assetsUrl));
// Load the PDF reader together with the canvas. The sheet reports a loading error.
if (typeof document !== 'undefined')
  loadReader().then(
    ({ prepareReader }) => prepareReader(),
    () => undefined,
  );

/** Prepares workers for the next sheet. */
export const prepareNextSheet = (): void => reading?.prepareReader();

/** Open but hidden sheets by source, most recently hidden last. */
const shelf = new Map<string, Sheet>();
const inUse = new WeakMap<Sheet, string>();
/** Sheets being opened. */
const ordered = new Map<string, Promise<Sheet>>();

/** Maximum documents kept open; each keeps its operators in the worker. */
const sheetLimit = 4;
/** Maximum base pictures kept, which count towards the canvas memory. */
const baseLimit = 1;

/** Keys of byte arrays, by identity. */
const names = new WeakMap<Uint8Array, string>();
let named = 0;

const nameOf = (source: SheetSource, pageNumber: number, assetsUrl: string | undefined): string => {
  if ('url' in source) return `${source.url}#${pageNumber} ${assetsUrl ?? ''}`;
  let name = names.get(source.data);
  if (!name) names.set(source.data, (name = `data${++named}`));
  return `${name}#${pageNumber} ${assetsUrl ?? ''}`;
};

/**
 * Starts opening a page before its canvas is mounted, in parallel with other loading. Unused pages are closed by later
 * ones; errors are reported by the canvas that shows the page.
 * @param source PDF source, as passed to the canvas
 * @param pageNumber counted from 1
 * @param assetsUrl the canvas's `pdfAssetsUrl`
 */
export function prefetchSheet(source: SheetSource, pageNumber: number, assetsUrl?: string): void {
  const name = nameOf(source, pageNumber, assetsUrl);
  if (typeof document === 'undefined' || shelf.has(name) || ordered.has(name)) return;
  const coming = open(source, pageNumber, assetsUrl);
  coming.catch(() => undefined);
  ordered.set(name, coming);
  for (const old of [...ordered.keys()].slice(0, -sheetLimit))
    takeOrder(old)?.then(
      (sheet) => sheet.close(),
      () => undefined,
    );
}

function takeOrder(name: string): Promise<Sheet> | undefined {
  const coming = ordered.get(name);
  ordered.delete(name);
  return coming;
}

/**
 * Opens a page, or takes it from the cache.
 * @throws as `openSheet` does.
 */
export async function takeSheet(source: SheetSource, pageNumber: number, assetsUrl?: string): Promise<Sheet> {
  const name = nameOf(source, pageNumber, assetsUrl);
  const kept = shelf.get(name);
  shelf.delete(name);
  const sheet = kept ?? (await (takeOrder(name) ?? open(source, pageNumber, assetsUrl)));
  inUse.set(sheet, name);
  return sheet;
}

/** Returns a page to the cache; the oldest ones are closed. */
export function returnSheet(sheet: Sheet) {
  const name = inUse.get(sheet);
  // If two canvases show one page, only the first sheet is cached.
  if (name === undefined || shelf.has(name)) {
    sheet.close();
    return;
  }
  shelf.set(name, sheet);
  const all = [...shelf];
  for (const [, old] of all.slice(0, -baseLimit)) {
    if (old.kept.base) old.kept.base.canvas.width = old.kept.base.canvas.height = 0;
    delete old.kept.base;
  }
  for (const [key, old] of all.slice(0, -sheetLimit)) {
    shelf.delete(key);
    old.close();
  }
}
