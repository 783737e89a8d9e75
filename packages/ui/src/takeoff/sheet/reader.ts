import { GlobalWorkerOptions, PDFWorker } from 'pdfjs-dist';

// Both workers are separate files, so that `worker-src 'self'` is satisfied. Rendering runs in the second one, so that
// a plan of 150,000 operators does not block the pointer.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
GlobalWorkerOptions.rendererSrc = new URL('pdfjs-dist/build/pdf.renderer.min.mjs', import.meta.url).href;

/** Workers of one document: one parses, one renders. */
export interface Reader {
  /** Calls `open` once the parsing worker is ready; its document uses the rendering worker. */
  with<T>(open: (worker: PDFWorker) => T): Promise<T>;
  /** Terminates both workers. Close their document first. */
  close(): void;
}

function start(): Reader {
  const worker = new PDFWorker({ verbosity: 0 });
  const { rendererSrc } = GlobalWorkerOptions;
  // Cross-origin workers are blocked; pdf.js has a workaround and starts its own.
  const isOurs = new URL(rendererSrc, location.href).origin === location.origin;
  const painter = isOurs ? new Worker(rendererSrc, { type: 'module' }) : null;
  let isThere = false;
  painter?.addEventListener('message', () => (isThere = true), { once: true });
  return {
    async with(open) {
      // The document reports the error.
      await worker.promise.catch(() => undefined);
      // On slow connections pdf.js would give up a late worker and render on the main thread; it waits for its own.
      if (!isThere) painter?.terminate();
      GlobalWorkerOptions.rendererPorts = painter && isThere ? [painter] : [];
      try {
        return open(worker);
      } finally {
        GlobalWorkerOptions.rendererPorts = [];
      }
    },
    close() {
      worker.destroy();
      painter?.terminate();
    },
  };
}

let spare: Reader | null = null;

/** Starts the workers of the next sheet in advance, because starting them can take longer than loading a sheet. */
export function prepareReader(): void {
  if (typeof Worker !== 'undefined') spare ??= start();
}

/** Returns prepared workers, else new ones. */
export function takeReader(): Reader {
  const reader = spare ?? start();
  spare = null;
  return reader;
}
