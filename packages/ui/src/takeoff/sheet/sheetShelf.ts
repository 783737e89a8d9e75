import type { Sheet, SheetSource } from './openSheet.ts';

const loadReader = () => import('./openSheet.ts');
const open = async (source: SheetSource, pageNumber: number, assetsUrl: string | undefined) =>
  (await loadReader()).openSheet(source, pageNumber, assetsUrl);
// Whoever loads the canvas shows a sheet: what reads it comes meanwhile, and not after the first picture of the page.
// Where it does not come, the sheet itself says so.
if (typeof document !== 'undefined') loadReader().catch(() => undefined);

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
 * Begins to open a page that is about to be taken, beside what goes before that. One that nobody takes after all is
 * closed by the next ones; what is wrong with it is told to whoever takes it.
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
