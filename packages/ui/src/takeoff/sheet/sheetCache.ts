import type { Sheet, SheetSource } from './openSheet.ts';

let reading: typeof import('./openSheet.ts') | undefined;
const loadReader = async () => (reading = await import('./openSheet.ts'));
/** At once where it can: what is asked for before a screen is drawn goes out before that keeps the page busy. */
const open = (source: SheetSource, pageNumber: number, assetsUrl: string | undefined): Promise<Sheet> =>
  reading
    ? reading.openSheet(source, pageNumber, assetsUrl)
    : loadReader().then(({ openSheet }) => openSheet(source, pageNumber, assetsUrl));
// Whoever loads the canvas shows a sheet: what reads it comes meanwhile, and not after the first picture of the page.
// Where it does not come, the sheet itself says so.
if (typeof document !== 'undefined')
  loadReader().then(
    ({ prepareReader }) => prepareReader(),
    () => undefined,
  );

/** Makes ready for the sheet after the one that is shown. */
export const prepareNextSheet = (): void => reading?.prepareReader();

/** Sheets that are open but not shown, by where they come from, the one put away last at the end. */
const shelf = new Map<string, Sheet>();
const inUse = new WeakMap<Sheet, string>();
/** Sheets that are on their way to whoever will take them. */
const ordered = new Map<string, Promise<Sheet>>();

/** Documents kept open: each costs its operators in the worker. */
const sheetLimit = 4;
/** Pictures of whole pages kept, which count towards the canvas memory. */
const baseLimit = 1;

/** Bytes have no name of their own; only the same array is the same document. */
const names = new WeakMap<Uint8Array, string>();
let named = 0;

const nameOf = (source: SheetSource, pageNumber: number, assetsUrl: string | undefined): string => {
  if ('url' in source) return `${source.url}#${pageNumber} ${assetsUrl ?? ''}`;
  let name = names.get(source.data);
  if (!name) names.set(source.data, (name = `data${++named}`));
  return `${name}#${pageNumber} ${assetsUrl ?? ''}`;
};

/**
 * Begins to open a page that a canvas is about to show, as soon as its address is known: it is read beside whatever the
 * screen still waits for. One that nobody shows after all is closed by the next ones; what is wrong with it is told by
 * the canvas that shows it.
 * @param source where the PDF comes from, as the canvas will be given it
 * @param pageNumber counted from 1
 * @param assetsUrl the canvas's `pdfAssetsUrl`
 */
export function orderSheet(source: SheetSource, pageNumber: number, assetsUrl?: string): void {
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
 * Opens a page, or takes it from the shelf where it was put away a moment ago.
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

/** Puts a page away. The oldest on the shelf are closed for good. */
export function putSheet(sheet: Sheet) {
  const name = inUse.get(sheet);
  // Two canvases can show one page: the second of its sheets has no place to keep.
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
