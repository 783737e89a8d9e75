export { useIsNarrow, useIsPhone } from '../src/media.ts';
