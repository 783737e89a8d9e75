import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}

/** The product as a process with a database and a data folder of its own, to be killed. */
export interface ProductProcess {
  /** Address of the API, without a slash at the end. */
  url: string;
  /** Folder of the files and the database. */
  folder: string;
  /** The process of the server; undefined while it does not run. */
  pid(): number | undefined;
  /** Calls the API. @throws TypeError if there is no answer. */
  call(address: string, init?: RequestInit): Promise<Response>;
  /** Starts the server and waits until it answers. @throws Error with its output if it ends. */
  start(): Promise<void>;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  databasePid(): Promise<number>;
  /** Last output of the server. */
  output(): string;
  /** Stops the server and deletes the folder. */
  stop(): Promise<void>;
}

/** Prepares the product; `start` starts it. @param env settings beside those of a test. */
export async function productProcess(env: Record<string, string> = {}): Promise<ProductProcess> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-process-'));
  // As root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api`;
  let server: ChildProcess | undefined;
  let output = '';
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const call = (address: string, init: RequestInit = {}) => fetch(`${url}${address}`, init);
  async function databasePid(): Promise<number> {
    for await (const file of glob('**/postmaster.pid', { cwd: folder }))
      return Number((await readFile(path.join(folder, file), 'utf8')).split('\n')[0]);
    throw new Error('no database is running');
  }
  const kill = (pid: number | undefined) => {
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  return {
    url,
    folder,
    pid: () => (isRunning() ? server?.pid : undefined),
    call,
    async start() {
      server = spawn(
        process.execPath,
        ['--conditions=plumbline', path.join(import.meta.dirname, '../main.ts')],
        {
          env: {
            ...process.env,
            PORT: String(port),
            PLUMBLINE_DATA: folder,
            PLUMBLINE_DEMO: '0',
            LOG_LEVEL: 'error',
            PLUMBLINE_RATE_LIMIT: '1000000',
            NODE_ENV: 'production',
            VITEST: '',
            ...env,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      const receive = (data: Buffer) => (output = (output + data.toString()).slice(-4000));
      server.stdout?.on('data', receive);
      server.stderr?.on('data', receive);
      for (let tries = 0; tries < 300; tries++) {
        if (!isRunning()) throw new Error(`the server ended while starting: ${output}`);
        if ((await call('/health').catch(() => undefined))?.ok) return;
        await pause(100);
      }
      throw new Error(`the server did not start: ${output}`);
    },
    async killServer() {
      const dying = server;
      if (!dying || !isRunning()) return;
      kill(dying.pid);
      await once(dying, 'exit');
    },
    killDatabase: async () => kill(await databasePid()),
    databasePid,
    output: () => output,
    async stop() {
      if (server && isRunning()) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
