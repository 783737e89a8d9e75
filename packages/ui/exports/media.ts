export { useHasRoomBeside, useHasWideRoomBeside, useIsNarrow, useIsPhone } from '../src/media.ts';
