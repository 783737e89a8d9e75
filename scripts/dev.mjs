// `npm run dev`: restarts the server and reloads the three apps when their sources change.
import path from 'node:path';
import { install, root } from './bootstrap.mjs';

install();
const { run } = await import('./run-step.mjs');
console.log(
  `  suite    http://localhost:4001\n  admin    http://localhost:4002/admin/\n  partner  http://localhost:4003/partner/\n  API      http://localhost:${process.env.PORT ?? 4000}/api/docs\n`,
);
const apps = ['suite', 'admin', 'partner'].map((name) =>
  run('vite', ['--clearScreen', 'false'], { cwd: path.join(root, 'apps', name) }),
);
const server = run(
  'node',
  ['--conditions=plumbline', '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
  { env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' } },
);
await Promise.all([server, ...apps]);
