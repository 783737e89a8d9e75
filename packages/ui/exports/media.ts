export { useHasRoomBeside, useIsNarrow, useIsPhone } from '../src/media.ts';
