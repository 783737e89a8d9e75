import { useEffect, useRef, useState } from 'react';

export type CameraState = 'starting' | 'reading' | 'refused' | 'absent' | 'busy' | 'failed';

/** Milliseconds between two scans of the picture. */
const pace = 120;

/** Maps the name of a browser error to the reason why the camera did not start. */
export function cameraFault(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'failed';
}

/** Loads the code reader; its WebAssembly is served by the app, not by another server. */
async function loadReader(wasmUrl: string) {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
    },
    fireImmediately: true,
  });
  return async (image: ImageData): Promise<string | undefined> => {
    const [found] = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: 1 });
    return found?.isValid ? found.text : undefined;
  };
}

/** Scans the picture of the rear camera until a code is found. A new call restarts the scan. */
export function useCamera(wasmUrl: string, attempt: number, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setState('starting');
    const run = async () => {
      if (!navigator.mediaDevices?.getUserMedia) {
        setState('absent');
        return;
      }
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch (error) {
        if (!isGone) setState(cameraFault(error));
        return;
      }
      const screen = video.current;
      if (isGone || !screen) {
        stream.getTracks().forEach((track) => track.stop());
        return;
      }
      try {
        screen.srcObject = stream;
        const [read] = await Promise.all([loadReader(wasmUrl), screen.play()]);
        if (isGone) return;
        setState('reading');
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d', { willReadFrequently: true });
        const look = async () => {
          if (isGone || !context) return;
          canvas.width = screen.videoWidth;
          canvas.height = screen.videoHeight;
          if (canvas.width > 0) {
            context.drawImage(screen, 0, 0);
            const code = await read(context.getImageData(0, 0, canvas.width, canvas.height));
            if (code !== undefined && !isGone) {
              latest.current(code);
              return;
            }
          }
          timer = setTimeout(() => void look(), pace);
        };
        await look();
      } catch {
        if (!isGone) setState('failed');
      }
    };
    void run();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [wasmUrl, attempt]);

  return { video, state };
}
