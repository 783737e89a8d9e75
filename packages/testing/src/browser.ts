import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Arguments of every browser: identical font rendering on every machine, and no sandbox because CI runs as root. */
const args = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Writes a file that others may be reading: they see all of it or what was there before. A browser that finds half of
 * its font list takes the machine's fonts and says nothing, and a test run asks for the list once for each project.
 */
async function writeAtomically(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/**
 * The pinned Chromium, unpacked from its npm package into a folder of its own version.
 * @returns what playwright's `launch` takes: the executable's path, the arguments, and an environment in which the
 * fonts are the package's own and names of files are UTF-8, whatever the machine has: a picture holds everywhere.
 */
export async function pinnedChromium(): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}> {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = path.join(import.meta.dirname, '../../../.cache', `chromium-${version}`);
  await mkdir(folder, { recursive: true });
  // The package unpacks below the temp folder and into it the libraries that a bare Debian lacks only when it
  // believes to run in a function; both are read at import, so they are set first and put back after.
  const before = { tmp: process.env['TMPDIR'], env: process.env['AWS_EXECUTION_ENV'] };
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  // Its font list names folders of another place; without any system font a text field ends the browser.
  const fonts = path.join(folder, 'fonts', 'fonts.conf');
  await writeAtomically(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${path.join(folder, 'fonts', 'fonts')}</dir><cachedir>${path.join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  for (const [name, value] of [
    ['TMPDIR', before.tmp],
    ['AWS_EXECUTION_ENV', before.env],
  ] as const) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  // A file name with an accent cannot be read on a machine without a locale setting.
  return { executablePath, args, env: { ...env, FONTCONFIG_FILE: fonts, LC_ALL: 'C.UTF-8' } };
}
