import { deflateSync } from 'node:zlib';
import { quarterTurn } from '../../packages/ui/src/takeoff/canvas/view.ts';
import { api, type Page, type DemoUser } from './app.ts';
import { Canvas } from './canvas.ts';
import { addPlanSet } from './plans.ts';

/** A simple sheet of one journey, whose measures can be calculated by hand. */
export interface OwnSheet {
  /** The paper, in points. */
  width: number;
  height: number;
  /** The part of the paper that is seen; all of it when absent. */
  crop?: { x: number; y: number; width: number; height: number };
  /** How its file turns it. */
  rotation?: 0 | 90 | 180 | 270;
  /** Rectangles drawn on the sheet. */
  rects?: readonly { x: number; y: number; width: number; height: number }[];
  /** It is a picture of the sheet and nothing else, as a scanner makes it. */
  isScan?: boolean;
  /** The set names it, and its page is not in the file. */
  isLost?: boolean;
  words?: string;
}

/** One grey value a point, from the top: what a scanner sees of some rectangles. */
function scanOf({ width, height, rects = [] }: OwnSheet): Buffer {
  const pixels = Buffer.alloc(width * height, 250);
  const dot = (x: number, y: number) => {
    for (const column of [x - 1, x])
      for (const row of [height - y - 1, height - y])
        if (column >= 0 && row >= 0 && column < width && row < height) pixels[row * width + column] = 40;
  };
  for (const rect of rects) {
    for (let x = rect.x; x <= rect.x + rect.width; x++)
      for (const y of [rect.y, rect.y + rect.height]) dot(x, y);
    for (let y = rect.y; y <= rect.y + rect.height; y++)
      for (const x of [rect.x, rect.x + rect.width]) dot(x, y);
  }
  return deflateSync(pixels);
}

/** A plan set of such sheets. */
export function ownPlanSet(sheets: readonly OwnSheet[]): Buffer {
  const objects: Buffer[] = [];
  const add = (dictionary: string, stream?: Buffer): number => {
    const body = stream
      ? [
          Buffer.from(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`),
          stream,
          Buffer.from('\nendstream'),
        ]
      : [Buffer.from(`<< ${dictionary} >>`)];
    objects.push(Buffer.concat(body));
    return objects.length;
  };
  // The catalogue and the tree of pages come first; what they hold is known at the end.
  add('');
  add('');
  const font = add('/Type /Font /Subtype /Type1 /BaseFont /Helvetica');
  const pages = sheets.map((sheet, at) => {
    const { width, height, crop, rotation = 0, rects = [], isScan = false, words = '' } = sheet;
    if (sheet.isLost) return 9000 + at;
    const drawn = rects.map((rect) => `${rect.x} ${rect.y} ${rect.width} ${rect.height} re S`).join('\n');
    const textOperators = words && `BT /F1 14 Tf 40 ${height - 40} Td (${words}) Tj ET`;
    const content = add(
      '',
      Buffer.from(isScan ? `${width} 0 0 ${height} 0 0 cm /Scan Do` : `${drawn}\n${textOperators}`),
    );
    const picture = isScan
      ? add(
          `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
          scanOf(sheet),
        )
      : 0;
    const box = crop && `/CropBox [${crop.x} ${crop.y} ${crop.x + crop.width} ${crop.y + crop.height}]`;
    return add(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${box ?? ''} /Rotate ${rotation} /Contents ${content} 0 R ` +
        `/Resources << /Font << /F1 ${font} 0 R >> ${picture ? `/XObject << /Scan ${picture} 0 R >>` : ''} >>`,
    );
  });
  objects[0] = Buffer.from('<< /Type /Catalog /Pages 2 0 R >>');
  objects[1] = Buffer.from(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`,
  );
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const put = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    put(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = at;
  put(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export interface OwnPlans {
  estimationId: string;
  pdfId: string;
  pages: readonly string[];
  /** A path of the estimation's calls. */
  at: (rest: string) => string;
  /** Opens a sheet's canvas and waits until it can be drawn on. */
  open: (page: Page, index?: number) => Promise<Canvas>;
  /** The canvas of a sheet that is shown already; `turn` is how it was turned since. */
  canvas: (page: Page, index?: number, turn?: 0 | 90 | 180 | 270) => Canvas;
  addCondition: (code: string, type: string, parameters?: object) => Promise<void>;
  /** Sets a sheet's own scale, in feet a point. */
  scale: (value: number, index?: number) => Promise<void>;
  /** Measures on the server, of all sheets. */
  measures: () => Promise<StoredMeasure[]>;
  /** Quantities computed by the server, by code of the condition. */
  quantities: () => Promise<Record<string, number>>;
}

/** A measure as the server has it. */
export interface StoredMeasure {
  uuid: string;
  type: string;
  page_id: string;
  condition_id: string;
  geometry: {
    vertices: { x: number; y: number; bulge?: number }[];
    closed?: boolean;
    cutouts?: unknown[];
  };
}

/** An estimation with a plan set of such sheets, read already. */
export async function prepareOwnSheets(
  who: DemoUser,
  name: string,
  sheets: readonly OwnSheet[],
): Promise<OwnPlans> {
  const { data } = await api<{ uuid: string }>(who, '/estimations', {
    method: 'POST',
    body: { name, estimation_status: 'Take-off' },
  });
  const estimationId = data.uuid;
  const at = (rest: string) => `/estimations/${estimationId}/${rest}`;
  const read = await addPlanSet(who, estimationId, { name, pdf: ownPlanSet(sheets) });
  const pages = read.map(({ uuid }) => uuid);
  const pdfId = read[0]?.pdf_id ?? '';
  const canvas: OwnPlans['canvas'] = (page, index = 0, turn = 0) => {
    const { width, height, crop, rotation = 0 } = sheets[index] as OwnSheet;
    const seen = quarterTurn(rotation + turn);
    return new Canvas(page, { width, height, rotation: seen, box: crop ?? { x: 0, y: 0, width, height } });
  };
  return {
    estimationId,
    pdfId,
    pages,
    at,
    canvas,
    open: async (page, index = 0) => {
      await page.goto(`/estimation/${estimationId}/tool/${pdfId}/${pages[index]}`);
      const shown = canvas(page, index);
      await shown.ready();
      return shown;
    },
    addCondition: async (code, type, parameters = {}) => {
      await api(who, at('conditions'), {
        method: 'POST',
        body: { code, name: `Condition ${code}`, type, color: '#2a6fdb', category: '', parameters },
      });
    },
    scale: async (value, index = 0) => {
      await api(who, at(`calibration/${pages[index]}`), {
        method: 'PUT',
        body: { calibrations: [{ type: 'named_scale', value, unit: 'ft', calibrated: true }] },
      });
    },
    measures: async () => (await api<{ takeoffs: StoredMeasure[] }>(who, at('take-off'))).data.takeoffs,
    quantities: async () => {
      const { data: estimate } = await api<{ groups: { code: string; quantity: string }[] }>(
        who,
        at('estimate'),
      );
      return Object.fromEntries(estimate.groups.map(({ code, quantity }) => [code, Number(quantity)]));
    },
  };
}
