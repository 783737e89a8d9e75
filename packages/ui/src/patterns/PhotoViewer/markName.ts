import type { PhotoMark } from './photoMarks.ts';
import type { photoViewerMessages } from './PhotoViewer.messages.ts';

/** Name of a mark for assistive technology and the list of marks. */
export const markName = (mark: PhotoMark, messages: typeof photoViewerMessages): string =>
  messages.mark(messages.kinds[mark.kind], messages.colors[mark.color], mark.text ?? '');
