export type ScanSource = 'typed' | 'scanner' | 'camera';

/** Answer to a scan. */
export type ScanResult =
  | {
      status: 'accepted';
      /** Name of the scanned item. */
      title: string;
      /** Result of the scan, e.g. "+1, 37 sheets". */
      detail?: string;
    }
  | {
      status: 'refused';
      /** Name of the scanned item. */
      title: string;
      /** Why it is refused, e.g. "is not on this list." */
      reason: string;
      /** Item that is expected instead, e.g. "B-04-2 needs the 5/8″ Type X." */
      expected?: string;
    };

export type ScanStatus = 'waiting' | 'pending' | 'accepted' | 'refused' | 'failed' | 'undoing' | 'undone';

/** Scan with its answer. */
export interface Scan {
  /** Number in the order of the scans, from 1. */
  id: number;
  /** Scanned code. */
  code: string;
  /** Source of the code. */
  source: ScanSource;
  /** Instant of the scan in milliseconds since 1970. */
  at: number;
  /** State of the scan; `failed` got no answer and can be sent again. */
  status: ScanStatus;
  /** Answer, once there is one. */
  result?: ScanResult;
  /** The last undo of this scan failed. */
  isUndoFailed?: boolean;
}

/** The same code again within so many milliseconds is one scan: scanners repeat what stays in front of them. */
export const repeatWithin = 300;

// Control characters are separators of a scanner's protocol and never part of a code.
const controls = /\p{Cc}/gu;

/** Code without control characters and without spaces around it. */
export const cleanCode = (text: string): string => text.replace(controls, '').trim();

/** Counts of all answers, also of scans that are no longer kept. */
export interface ScanCounts {
  /** Accepted and not undone. */
  accepted: number;
  refused: number;
}

export interface ScanQueueOptions {
  /** Answers one scan; a rejected promise marks it as failed. */
  answer: (scan: Scan) => ScanResult | Promise<ScanResult>;
  /** Undoes one accepted scan; a rejected promise leaves it accepted. */
  undo?: (scan: Scan) => void | Promise<void>;
  /** Called with all scans, the newest first, after each change. */
  onChange: (scans: readonly Scan[], counts: ScanCounts) => void;
  /** Scans that are kept with their answers; those without are always kept. */
  most: number;
}

export interface ScanQueue {
  /** Adds a scan. @returns false for an empty code and for a repeat of the last one. */
  add: (code: string, source: ScanSource, at: number) => boolean;
  /** Sends a failed scan again, after those that wait. */
  retry: (id: number) => void;
  /** Undoes an accepted scan, after the scans that wait. */
  undo: (id: number) => void;
}

/** Keeps a change to a scan in the list that contains it. */
const changed = (scans: readonly Scan[], id: number, change: Partial<Scan>): Scan[] =>
  scans.map((scan) => (scan.id === id ? { ...scan, ...change } : scan));

/** The newest scans, and all that have no answer yet. */
const kept = (scans: readonly Scan[], most: number): Scan[] =>
  scans.filter(
    ({ status }, at) => at < most || status === 'waiting' || status === 'pending' || status === 'failed',
  );

/** Answers scans one after another in the order in which they came; none is lost while another is pending. */
export function createScanQueue(options: () => ScanQueueOptions): ScanQueue {
  let scans: readonly Scan[] = [];
  let count = 0;
  let last: Scan | undefined;
  let isRunning = false;
  const jobs: (() => Promise<void>)[] = [];

  let counts: ScanCounts = { accepted: 0, refused: 0 };
  const tally = (key: keyof ScanCounts, by: number) => {
    counts = { ...counts, [key]: counts[key] + by };
  };
  const change = (next: readonly Scan[]) => {
    scans = kept(next, options().most);
    options().onChange(scans, counts);
  };
  const update = (id: number, to: Partial<Scan>) => change(changed(scans, id, to));
  const find = (id: number) => scans.find((scan) => scan.id === id);

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
    isRunning = false;
  };
  const enqueue = (job: () => Promise<void>) => {
    jobs.push(job);
    void run();
  };
  const send = (id: number) =>
    enqueue(async () => {
      update(id, { status: 'pending' });
      const scan = find(id);
      if (!scan) return;
      try {
        const result = await options().answer(scan);
        tally(result.status, 1);
        update(id, { status: result.status, result });
      } catch {
        update(id, { status: 'failed' });
      }
    });
  return {
    add: (text, source, at) => {
      const code = cleanCode(text);
      const isRepeat = last?.code === code && source !== 'typed' && at - last.at < repeatWithin;
      if (code === '' || isRepeat) return false;
      last = { id: ++count, code, source, at, status: 'waiting' };
      change([last, ...scans]);
      send(last.id);
      return true;
    },
    retry: (id) => {
      if (find(id)?.status !== 'failed') return;
      update(id, { status: 'waiting' });
      send(id);
    },
    undo: (id) => {
      const { undo } = options();
      if (!undo || find(id)?.status !== 'accepted') return;
      update(id, { status: 'undoing', isUndoFailed: false });
      enqueue(async () => {
        const scan = find(id);
        if (!scan) return;
        try {
          await undo(scan);
          tally('accepted', -1);
          update(id, { status: 'undone' });
        } catch {
          update(id, { status: 'accepted', isUndoFailed: true });
        }
      });
    },
  };
}
