import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { acceptsConnections } from './accepts-connections.ts';

export interface PostgresOptions {
  /** Path of the program `postgres`. */
  command: string;
  /** Folder of the cluster. */
  cluster: string;
  /** Working folder. */
  folder: string;
  /** User and group that PostgreSQL runs as, where it cannot run as the current ones. */
  identity: { uid?: number; gid?: number };
  /** Without durability, for tests. */
  fast: boolean;
  /** URL of the database `postgres` on a port. */
  adminUrl: (port: number) => string;
  /** Receives messages about an unexpected end and a restart. */
  onEvent: (message: string) => void;
}

/** A running PostgreSQL server. */
export interface PostgresProcess {
  /** Port on loopback; stays the same after a restart. */
  port: number;
  /** Stops the server. Open transactions are rolled back. */
  stop(): Promise<void>;
  /** Leaves the server to the other processes that use it. */
  release(): void;
}

/** Milliseconds between two checks of a server that another process has started. */
const WATCH_MS = 1000;
/** Milliseconds before the next attempt to start the server again, doubled up to the last. */
const restartDelay = { first: 200, last: 10_000 };
/** Attempts of the first start. A killed server's memory and lock file may remain for a moment. */
const START_ATTEMPTS = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const argumentsOf = ({ cluster, fast }: PostgresOptions, port: number): string[] => [
  `-D${cluster}`,
  `-p${port}`,
  '-h127.0.0.1',
  '-k',
  '',
  // A server holds up to 31 connections; three servers on one folder and a client of an operator fit.
  '-cmax_connections=120',
  '-cshared_buffers=256MB',
  '-cjit=off',
  '-ctimezone=UTC',
  ...(fast ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'] : []),
];

/**
 * True if a process is a running PostgreSQL. A killed process exists for a moment longer, and after a reboot its id may
 * belong to another program.
 */
async function isPostgres(pid: number): Promise<boolean> {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat === undefined ? process.platform !== 'linux' : /\(postgres\) [^ZX]/.test(stat);
}

/** Process and port of a server that outlived its parent. */
async function findRunningServer(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // The port is written a moment after the process id.
  for (let attempt = 0; attempt < 20; attempt++) {
    const [pid, , , port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (!(await isPostgres(Number(pid)))) break;
    if (Number(port) > 0) return { pid: Number(pid), port: Number(port) };
    await pause(50);
  }
  // PostgreSQL would take another process with the stored id for itself and refuse to start.
  await rm(file, { force: true });
  return undefined;
}

/**
 * Starts PostgreSQL or adopts the one that runs on the cluster already. If it ends unexpectedly, it is started again on
 * the same port, by this process or by another one that shares it.
 * @throws Error with the last output if it does not start.
 */
export async function runPostgres(options: PostgresOptions): Promise<PostgresProcess> {
  const { command, cluster, folder, identity, adminUrl, onEvent } = options;
  let child: ChildProcess | undefined;
  let output = '';
  let isReleased = false;
  let isReady = false;
  let watch: ReturnType<typeof setInterval> | undefined;

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const launch = (port: number) => {
    const launched = spawn(command, argumentsOf(options, port), {
      // In a separate process group, so that Ctrl-C stops it through this process, after pending requests.
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      ...identity,
    });
    child = launched;
    output = '';
    launched.stderr.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-2000)));
    launched.once('error', (error) => {
      output = error.message;
      if (child === launched) child = undefined;
    });
    launched.once('exit', (code, signal) => {
      if (isReady && !isReleased && child === launched) void restart(port, `${signal ?? `code ${code}`}`);
    });
  };
  /** Waits until the server answers. @returns false if it ended or does not answer. */
  const answers = async (port: number): Promise<boolean> => {
    for (let attempt = 0; attempt < 300; attempt++) {
      if (await acceptsConnections(adminUrl(port))) return true;
      if (!isRunning() && !(await findRunningServer(cluster))) return false;
      await pause(100);
    }
    return false;
  };
  /** Watches a server of another process, whose end this process is not notified of. */
  const watchAdopted = (port: number) => {
    watch = setInterval(() => {
      void findRunningServer(cluster).then((running) => {
        if (running || isReleased || watch === undefined) return;
        clearInterval(watch);
        watch = undefined;
        void restart(port, 'unknown reason');
      });
    }, WATCH_MS);
    watch.unref();
  };
  const restart = async (port: number, reason: string): Promise<void> => {
    onEvent(`PostgreSQL ended unexpectedly (${reason}). Starting it again.`);
    child = undefined;
    for (let delay = restartDelay.first; !isReleased; delay = Math.min(delay * 2, restartDelay.last)) {
      await pause(delay);
      if (isReleased) return;
      isReady = false;
      if (!(await findRunningServer(cluster))) launch(port);
      const isUp = await answers(port);
      isReady = true;
      if (isUp) {
        onEvent('PostgreSQL runs again.');
        if (!isRunning() && !isReleased) watchAdopted(port);
        return;
      }
      onEvent(`PostgreSQL did not start: ${output}`);
    }
  };

  let port = 0;
  for (let attempt = 1; ; attempt++) {
    const running = await findRunningServer(cluster);
    port = running?.port ?? (await freePort());
    if (!running) launch(port);
    if (await answers(port)) break;
    if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start: ${output}`);
    await pause(restartDelay.first * attempt);
  }
  isReady = true;
  if (!isRunning()) watchAdopted(port);

  const release = () => {
    isReleased = true;
    clearInterval(watch);
    watch = undefined;
  };
  return {
    port,
    release,
    async stop() {
      release();
      const pid = isRunning() ? child?.pid : (await findRunningServer(cluster))?.pid;
      if (pid === undefined) return;
      // SIGINT is PostgreSQL's fast shutdown: open transactions roll back, everything committed is on disk.
      try {
        process.kill(pid, 'SIGINT');
      } catch {
        return;
      }
      for (let attempt = 0; attempt < 200; attempt++) {
        if (!isRunning() && !(await findRunningServer(cluster))) return;
        await pause(50);
      }
    },
  };
}
