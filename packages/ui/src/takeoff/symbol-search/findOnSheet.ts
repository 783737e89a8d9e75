import type { Point } from '@plumbline/estimating';
import { quarterTurn, toUser, type Frame } from '../canvas/view.ts';
import { returnSheet, takeSheet } from '../sheet/sheetCache.ts';
import { boxBetween } from './session.ts';
import type { FindOnSheet } from './SheetsQuery.ts';
import { searchForPicture } from './SymbolMatcher.ts';

/** Opens a sheet and finds a symbol on it. @throws if the sheet cannot be opened or rendered. */
export const findOnSheet: FindOnSheet = async (
  { source },
  { symbol, filter },
  { signal, onProgress, assetsUrl },
) => {
  const sheet = await takeSheet(source, 1, assetsUrl);
  try {
    const frame: Frame = { box: sheet.box, rotation: quarterTurn(sheet.rotate) };
    const answer = await searchForPicture({ sheet, frame, turn: 0, signal, onProgress }, symbol, filter);
    if (!answer) return null;
    const toPage = (at: Point) => toUser(frame, { x: 0, y: 0, scale: symbol.scale }, at);
    return (answer.found?.places ?? []).flatMap(({ box, similarity }, index) => {
      const crop = answer.crops[index];
      const [a, b] = [
        toPage({ x: box.x, y: box.y }),
        toPage({ x: box.x + box.width, y: box.y + box.height }),
      ];
      return crop ? [{ bounds: boxBetween(a, b), similarity, crop }] : [];
    });
  } finally {
    returnSheet(sheet);
  }
};
