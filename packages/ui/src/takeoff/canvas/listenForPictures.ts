import type { KeyCommands } from './KeyCommands.ts';
import type { PlanMarks } from './PlanMarks.ts';
import type { Stage } from './Stage.ts';

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Offset between several added images, in CSS pixels. */
const apart = 24;

/** Handles dropped and pasted images. */
export function listenForPictures(
  host: HTMLElement,
  stage: Stage,
  marks: PlanMarks,
  keys: Pick<KeyCommands, 'pasteMarks' | 'forgetPaste'>,
): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  host.addEventListener(
    'dragover',
    (event) => {
      if (!marks.takesImages || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    { signal },
  );
  host.addEventListener(
    'drop',
    (event) => {
      if (!marks.takesImages || !event.dataTransfer?.types.includes('Files')) return;
      // Prevent the browser from navigating to a dropped file.
      event.preventDefault();
      const box = host.getBoundingClientRect();
      [...event.dataTransfer.files].forEach((file, index) => {
        const [x, y] = [event.clientX - box.left + index * apart, event.clientY - box.top + index * apart];
        void marks.putImage(file, stage.toUser({ x, y }));
      });
      host.focus({ preventScroll: true });
    },
    { signal },
  );
  host.addEventListener(
    'paste',
    (event) => {
      if (!marks.takesImages || event.target !== host) return;
      event.preventDefault();
      const files = imagesIn(event.clipboardData);
      if (files.length === 0) {
        keys.pasteMarks();
        return;
      }
      keys.forgetPaste();
      for (const file of files) void marks.putImage(file);
    },
    { signal },
  );
  for (const name of ['copy', 'cut'] as const)
    host.addEventListener(
      name,
      (event) => {
        if (!marks.takesImages || event.target !== host) return;
        event.preventDefault();
        event.clipboardData?.setData('text/plain', marks.copied());
      },
      { signal },
    );
  return () => gone.abort();
}
