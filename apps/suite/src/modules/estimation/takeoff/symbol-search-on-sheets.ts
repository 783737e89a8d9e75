import { takeoffRead, takeoffSave } from '@plumbline/api/hooks/estimation';
import { pdfAssetsUrl } from '@plumbline/app-kit/app/pdf-assets';
import type { CanvasMeasure } from '@plumbline/ui/TakeoffCanvas';
import { SheetsSearch, type SheetMarks } from '@plumbline/ui/SheetsSearch';

/** Shown sheet, whose changes go through its own queue. */
export interface OpenSheet {
  pageId: string;
  measures: () => readonly CanvasMeasure[];
  put: (measure: CanvasMeasure) => void;
  remove: (uuids: readonly string[]) => void;
  /** Called after marks changed on other sheets. */
  onFigures: () => void;
}

/** Symbol search over the sheets of an estimation, and the shown sheet. */
export interface EstimationSheetsSearch {
  search: SheetsSearch;
  open: { current: OpenSheet | null };
}

/** Creates the search, which lives as long as the take-off of the estimation is open. */
export function createSheetsSearch(estimationId: string): EstimationSheetsSearch {
  const open: EstimationSheetsSearch['open'] = { current: null };
  const shown = (pageId: string) => (open.current?.pageId === pageId ? open.current : null);

  const addOn = async (conditionId: string, { pageId, uuid, points }: SheetMarks) => {
    const vertices = points.map(({ x, y }) => ({ x, y }));
    const sheet = shown(pageId);
    if (sheet) sheet.put({ uuid, conditionId, type: 'count', geometry: { vertices } });
    else
      await takeoffSave(estimationId, pageId, {
        upsert: [{ uuid, version: 0, condition_id: conditionId, geometry: { vertices } }],
        remove: [],
      });
  };
  const removeFrom = async ({ pageId, uuid }: SheetMarks) => {
    const sheet = shown(pageId);
    if (sheet) sheet.remove([uuid]);
    else await takeoffSave(estimationId, pageId, { upsert: [], remove: [uuid] });
  };

  const search = new SheetsSearch({
    assetsUrl: pdfAssetsUrl,
    marksOn: async (pageId, conditionId) => {
      const sheet = shown(pageId);
      if (sheet)
        return sheet
          .measures()
          .filter((measure) => measure.conditionId === conditionId)
          .flatMap(({ geometry }) => geometry.vertices);
      const { data } = await takeoffRead(estimationId, pageId);
      return data.takeoffs
        .filter(({ condition_id }) => condition_id === conditionId)
        .flatMap(({ geometry }) => geometry.vertices);
    },
    add: async (conditionId, marks) => {
      for (const each of marks) await addOn(conditionId, each);
      open.current?.onFigures();
      return async () => {
        for (const each of marks) await removeFrom(each);
        open.current?.onFigures();
      };
    },
  });
  return { search, open };
}
