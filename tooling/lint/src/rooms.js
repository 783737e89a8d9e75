/**
 * The plan of the house as data: which room may use which. `CONTRIBUTING.md` says the same in a table.
 * Rooms are named by their folder; `apps/suite/src/modules/crm` is the module `crm` of the app `suite`.
 */
export const mayUse = {
  'packages/estimating': [],
  'packages/validation': [],
  'packages/permissions': [],
  'packages/api': ['@plumbline/validation'],
  'packages/ui': ['@plumbline/estimating', '@plumbline/validation', '@plumbline/permissions'],
  'packages/app-kit': ['@plumbline/ui', '@plumbline/api', '@plumbline/permissions', '@plumbline/validation'],
  'packages/account': [
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/app-kit',
  ],
  'packages/testing': ['@plumbline/estimating'],
  'apps/suite': [
    '@plumbline/account',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/estimating',
    '@plumbline/app-kit',
  ],
  'apps/admin': [
    '@plumbline/account',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/app-kit',
  ],
  'apps/partner': [
    '@plumbline/account',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/app-kit',
  ],
  // The server makes its demo plans with the generator that the tests use.
  'apps/server': [
    '@plumbline/api',
    '@plumbline/estimating',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/testing',
  ],
};

/** Libraries that only one room may reach, so that they can be replaced there. */
export const ownLibraries = [
  { pattern: /^(react-aria-components|react-aria|@react-aria\/|@react-stately\/)/, rooms: ['packages/ui'] },
  { pattern: /^@vanilla-extract\//, rooms: ['packages/ui'] },
  { pattern: /^(konva|react-konva)/, rooms: ['packages/ui'] },
  // The server reads plan sets apart from showing them.
  { pattern: /^pdfjs-dist/, rooms: ['packages/ui', 'apps/server'] },
];

/** Entries that a room may not reach although it may use the package. */
export const closedEntries = [
  { room: 'apps/server', pattern: /^@plumbline\/api\/hooks/, why: 'the server never uses hooks' },
  { room: 'apps/server', pattern: /^@plumbline\/permissions\/react/, why: 'the server has no React' },
];

/** @param {string} file a path with `/`, relative to the repository */
export function roomOf(file) {
  return /^(packages|apps)\/[^/]+/.exec(file)?.[0];
}

/** @param {string} file */
export function moduleOf(file) {
  return /^apps\/[^/]+\/src\/modules\/([^/]+)\//.exec(file)?.[1];
}

/** Resolves a relative import to a path relative to the repository. */
function resolve(file, source) {
  const parts = file.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const leaves = ['packages/estimating', 'packages/validation', 'packages/permissions'];

/**
 * @param {string} file the importing file, relative to the repository
 * @param {string} source what it imports
 * @returns {string | undefined} why the import is refused, or undefined
 */
export function refusalOf(file, source) {
  const room = roomOf(file);
  if (!room) return undefined;
  const isTest = /\.(test|stories)(\.parts)?\.tsx?$|\/testing\/|^packages\/testing\//.test(file);
  if (/^apps\/(suite|admin|partner)\//.test(file) && /\.css(\.ts)?$/.test(source))
    return 'an app holds no styles';
  if (source.startsWith('.')) {
    const target = resolve(file, source);
    const other = roomOf(target);
    if (other && other !== room) return `${room} reaches into ${other} by a path: import the package`;
    // The leaf has the forms of every kind of record, which the contract describes.
    if (!['packages/api', 'packages/validation'].includes(room) && /(^|\/)generated\//.test(source))
      return 'only packages/api imports generated code';
    const [mine, theirs] = [moduleOf(file), moduleOf(target)];
    if (mine && theirs && mine !== theirs && !isTest && !sharedModules(file, theirs)) {
      return `module ${mine} imports module ${theirs}: what two modules share moves down`;
    }
    return undefined;
  }
  if (source.startsWith('@plumbline/')) {
    const name = source.split('/').slice(0, 2).join('/');
    const own = `@plumbline/${room.split('/')[1]}`;
    if (name === own) return undefined;
    const closed = closedEntries.find((entry) => entry.room === room && entry.pattern.test(source));
    if (closed) return closed.why;
    if (isTest && name === '@plumbline/testing') return undefined;
    const allowed = mayUse[room];
    if (allowed && !allowed.includes(name)) return `${room} may not use ${name}`;
    return undefined;
  }
  if (leaves.includes(room) && !isTest) {
    if (source.startsWith('node:')) return `${room} does no I/O`;
    if (/^react(-dom)?($|\/)/.test(source) && !file.endsWith('/react.tsx'))
      return `${room} has React in ./react only`;
  }
  const library = ownLibraries.find((each) => each.pattern.test(source));
  if (library && !library.rooms.includes(room))
    return `only ${library.rooms.join(' and ')} imports ${source}`;
  return undefined;
}

/**
 * Exceptions to "a module never imports another module". The list only shrinks.
 * The server's estimate is computed from assemblies, whose figures `materials` names; the first sign-in seeds a
 * company's setup.
 */
const exceptions = [
  { file: /^apps\/server\/src\/modules\/estimation\/rules\.ts$/, module: 'materials' },
  { file: /^apps\/server\/src\/modules\/auth\/operations\.ts$/, module: 'shell' },
];
const sharedModules = (file, module) =>
  exceptions.some((each) => each.file.test(file) && each.module === module);
