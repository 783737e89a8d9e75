/**
 * Checks the gzipped size of the chunks that each screen of the built suite loads before it is usable against its
 * budget, by the manifest of the build. Headers and chunks loaded later are not counted.
 */
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../apps/suite/dist');
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** A chunk with everything that it imports statically. */
function closure(names: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of manifest[name]?.imports ?? []) visit(each);
  };
  names.forEach(visit);
  return seen;
}
const find = (pattern: RegExp) => {
  const name = Object.keys(manifest).find((each) => pattern.test(each));
  if (!name) throw new Error(`no chunk of the build matches ${pattern}`);
  return name;
};
const kilobytes = (names: Set<string>) =>
  [...new Set([...names].map((name) => manifest[name]?.file ?? ''))]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0) /
  1000;

const entry = find(/^index\.html$/);
const router = find(/app-kit\/src\/app\/AppRoutes\.tsx$|^_frame-/);
const rows = [
  { name: 'sign-in', chunks: closure([entry, find(/auth\/Login\.tsx$/)]), budget: 112 },
  {
    name: 'accounts list',
    chunks: closure([
      entry,
      router,
      find(/suite\/src\/modules\.ts$|^src\/modules\.ts$/),
      find(/crm\/module\.ts$/),
      find(/crm\/Accounts\.tsx$/),
    ]),
    budget: 230.5,
  },
];
let failed = false;
for (const { name, chunks, budget } of rows) {
  const size = kilobytes(chunks);
  failed ||= size > budget;
  console.log(
    `${name.padEnd(16)} ${size.toFixed(1).padStart(7)} KB gz of ${budget}${size > budget ? '  OVER' : ''}`,
  );
}
// The first load contains only the manifests of modules, so that it does not grow with their number.
const manifests = [...new Set([manifest[find(/suite\/src\/modules\.ts$|^src\/modules\.ts$/)]?.file ?? ''])];
const count = Object.keys(manifest).filter((each) => /modules\/[\w-]+\/module\.ts$/.test(each)).length;
const each =
  manifests.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  ) /
  1000 /
  count;
const perModule = 0.5;
failed ||= count < 10 || each > perModule;
console.log(
  `each of ${count} modules ${each.toFixed(2).padStart(6)} KB gz of ${perModule}${each > perModule ? '  OVER' : ''}`,
);
// The canvas and its libraries are loaded only when a sheet is opened.
const heavy = /getDocument/;
for (const { name, chunks } of rows) {
  for (const chunk of chunks) {
    const file = manifest[chunk]?.file;
    if (file?.endsWith('.js') && heavy.test(readFileSync(path.join(dist, file), 'utf8'))) {
      console.error(`${name} loads the canvas: ${file}`);
      failed = true;
    }
  }
}
if (
  !readdirSync(path.join(dist, 'assets')).some((file) =>
    heavy.test(readFileSync(path.join(dist, 'assets', file), 'latin1')),
  )
) {
  console.error('no chunk of the build holds the canvas: this check no longer sees it');
  failed = true;
}
if (failed) process.exit(1);
