/**
 * Writes the public API of the design system, all props of all entries, as text.
 *
 *   node scripts/public-api.ts           fails if the build differs from `packages/ui/api/current.md`, or if
 *                                 `current.md` differs from `released.md` without a changeset
 *   node scripts/public-api.ts accept    writes `current.md`
 *   node scripts/public-api.ts release   writes `released.md`; `changeset version` calls it
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'packages/ui');
const work = path.join(folder, 'dist/.api');
const current = path.join(folder, 'api/current.md');
const released = path.join(folder, 'api/released.md');
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** All declarations reachable from an entry, without comments, in an order independent of the sources. */
function surface(): string {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const entries = readdirSync(path.join(folder, 'exports'))
    .map((name) => name.replace(/\.tsx?$/, ''))
    .toSorted();
  writeFileSync(
    path.join(work, 'all.d.ts'),
    entries.map((name) => `export * from '../exports/${name}.js';\n`).join(''),
  );
  const config = ExtractorConfig.prepare({
    configObjectFullPath: path.join(work, 'api-extractor.json'),
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: path.join(work, 'all.d.ts'),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            lib: ['es2023', 'dom', 'dom.iterable'],
            strict: true,
            skipLibCheck: true,
            allowImportingTsExtensions: true,
            noEmit: true,
            types: [],
          },
          files: [path.join(work, 'all.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: work,
        reportTempFolder: work,
        reportFileName: 'surface',
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  const report = read(path.join(work, 'surface.api.md'));
  if (report === '')
    throw new Error(`No surface could be read from ${folder}/dist (${String(succeeded)}): build it first.`);
  const entryList = entries.map((name) => `- \`@plumbline/ui/${name}\``).join('\n');
  return `# Public surface of @plumbline/ui\n\n## Entries\n\n${entryList}\n\n${report.slice(report.indexOf('```ts'))}`;
}

/** True if a pending changeset names the package. */
const isAnnounced = (): boolean =>
  readdirSync(path.join(root, '.changeset')).some(
    (name) =>
      name.endsWith('.md') &&
      /^['"]?@plumbline\/ui['"]?\s*:/m.test(read(path.join(root, '.changeset', name))),
  );

const [task] = process.argv.slice(2);
if (task === 'release') {
  writeFileSync(released, read(current));
} else if (task === 'accept') {
  mkdirSync(path.dirname(current), { recursive: true });
  writeFileSync(current, surface());
  if (read(current) !== read(released) && !isAnnounced())
    console.log('The public surface differs from the released one: write a changeset (npm run changeset).');
} else {
  const now = surface();
  if (now !== read(current)) {
    const before = new Set(read(current).split('\n'));
    const after = new Set(now.split('\n'));
    for (const line of before) if (!after.has(line)) console.error(`- ${line}`);
    for (const line of after) if (!before.has(line)) console.error(`+ ${line}`);
    console.error(
      '\nThe public surface of @plumbline/ui has changed. If that is meant: npm run api -- accept',
    );
    process.exit(1);
  }
  if (now !== read(released) && !isAnnounced()) {
    console.error(
      'The public surface differs from the released one and has no changeset. Write one: npm run changeset',
    );
    process.exit(1);
  }
  console.log(`The public surface is as recorded (${now.split('\n').length} lines)`);
}
