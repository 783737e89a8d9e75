import { GlobalWorkerOptions, PDFWorker } from 'pdfjs-dist';

// Both workers are files of their own beside the bundle, so that a policy of `worker-src 'self'` holds. Drawing runs
// in the second one: a plan of 150,000 operators never blocks the pointer.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
GlobalWorkerOptions.rendererSrc = new URL('pdfjs-dist/build/pdf.renderer.min.mjs', import.meta.url).href;

/** Two workers of one document: the first reads it, the second draws it. */
export interface Reader {
  /** Calls `open` once the first is there; its document takes the second. */
  with<T>(open: (worker: PDFWorker) => T): Promise<T>;
  /** Ends both. What they read is to be closed before. */
  close(): void;
}

function start(): Reader {
  const worker = new PDFWorker({ verbosity: 0 });
  const { rendererSrc } = GlobalWorkerOptions;
  // From elsewhere a worker is refused; pdf.js knows a way round that and starts its own.
  const isOurs = new URL(rendererSrc, location.href).origin === location.origin;
  const painter = isOurs ? new Worker(rendererSrc, { type: 'module' }) : null;
  let isThere = false;
  painter?.addEventListener('message', () => (isThere = true), { once: true });
  return {
    async with(open) {
      // What is wrong with it is told by the document.
      await worker.promise.catch(() => undefined);
      // On a slow line pdf.js would give up one that does not come in time, and draw on the page's own thread: its own
      // it waits for.
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

/** Starts the workers of the next sheet while nobody waits for them: they take longer to come than many a sheet to be read. */
export function prepareReader(): void {
  if (typeof Worker !== 'undefined') spare ??= start();
}

/** The workers that stand ready, else new ones. */
export function takeReader(): Reader {
  const reader = spare ?? start();
  spare = null;
  return reader;
}
