/**
 * Import boundaries as data: which package may use which, the floors of the server, and modules among themselves.
 * `CONTRIBUTING.md` has the same as a table. `apps/suite/src/modules/crm` is the module `crm` of the app `suite`.
 */
export const mayUse = {
  'packages/dates': [],
  'packages/estimating': ['@plumbline/dates'],
  'packages/validation': ['@plumbline/dates'],
  'packages/permissions': ['@plumbline/dates'],
  'packages/api': ['@plumbline/dates', '@plumbline/validation'],
  'packages/ui': [
    '@plumbline/dates',
    '@plumbline/estimating',
    '@plumbline/validation',
    '@plumbline/permissions',
  ],
  'packages/app-kit': [
    '@plumbline/dates',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
  ],
  'packages/account': [
    '@plumbline/dates',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/app-kit',
  ],
  'packages/quotes': [
    '@plumbline/dates',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/validation',
    '@plumbline/app-kit',
  ],
  'packages/testing': ['@plumbline/dates', '@plumbline/estimating'],
  'apps/suite': [
    '@plumbline/dates',
    '@plumbline/account',
    '@plumbline/quotes',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/estimating',
    '@plumbline/app-kit',
  ],
  'apps/admin': [
    '@plumbline/dates',
    '@plumbline/account',
    '@plumbline/ui',
    '@plumbline/api',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/app-kit',
  ],
  'apps/partner': [
    '@plumbline/dates',
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
    '@plumbline/dates',
    '@plumbline/estimating',
    '@plumbline/permissions',
    '@plumbline/validation',
    '@plumbline/testing',
  ],
};

/** Libraries that only some packages may import, so that they can be replaced there. */
export const ownLibraries = [
  {
    pattern: /^(react-aria-components|react-aria|@react-aria\/|@react-stately\/)/,
    packages: ['packages/ui'],
  },
  { pattern: /^dayjs/, packages: ['packages/dates'] },
  // React Aria's date fields need its calendar types.
  { pattern: /^@internationalized\/date/, packages: ['packages/dates', 'packages/ui'] },
  { pattern: /^@vanilla-extract\//, packages: ['packages/ui'] },
  { pattern: /^(konva|react-konva)/, packages: ['packages/ui'] },
  // The server reads plan sets apart from showing them.
  { pattern: /^pdfjs-dist/, packages: ['packages/ui', 'apps/server'] },
];

/** Entries of allowed packages that a package must not import. */
export const closedEntries = [
  { package: 'apps/server', pattern: /^@plumbline\/api\/hooks/, why: 'the server never uses hooks' },
  { package: 'apps/server', pattern: /^@plumbline\/permissions\/react/, why: 'the server has no React' },
];

/** @param {string} file a path with `/`, relative to the repository */
export function roomOf(file) {
  return /^(packages|apps)\/[^/]+/.exec(file)?.[0];
}

/** @param {string} file */
export function moduleOf(file) {
  return /^apps\/[^/]+\/src\/modules\/([^/]+)\//.exec(file)?.[1];
}

/**
 * Floors of the server, lowest first. Imports go down or stay on the floor's folder; type imports count. Folders of one
 * floor do not import each other. `compose` is every file directly in `src`: the composition root and the registry.
 */
export const serverFloors = [
  ['core'],
  ['database'],
  ['ports'],
  ['context'],
  ['auth'],
  ['jobs', 'realtime', 'pdf', 'files'],
  ['http'],
  ['resource'],
  ['capabilities'],
  ['module'],
  ['modules'],
  ['compose'],
];

/** @param {string} file */
function serverFolder(file) {
  const path = /^apps\/server\/src\/(.+)$/.exec(file)?.[1];
  if (!path) return undefined;
  return path.includes('/') ? path.split('/')[0] : 'compose';
}

/**
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined} why an import of the server is refused: it goes up, or to a neighbour
 */
function upwardImport(file, target) {
  const [from, to] = [serverFolder(file), serverFolder(target)];
  // Demo data uses every floor.
  if (!from || !to || from === to || from === 'seed') return undefined;
  const floorOf = (folder) => serverFloors.findIndex((floor) => floor.includes(folder));
  if (floorOf(from) === -1) return `apps/server/src/${from} is no floor of the server`;
  if (floorOf(to) < floorOf(from)) return undefined;
  // The composition root starts the demo data.
  if (from === 'compose' && to === 'seed') return undefined;
  return `${from} imports ${to}: imports of the server go down, from ${serverFloors
    .map((floor) => floor.join(', '))
    .toReversed()
    .join(' > ')}`;
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

const leaves = ['packages/dates', 'packages/estimating', 'packages/validation', 'packages/permissions'];

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
    if (
      !['packages/api', 'packages/validation', 'packages/permissions'].includes(room) &&
      /(^|\/)generated\//.test(source)
    )
      return 'only packages/api imports generated code';
    const [mine, theirs] = [moduleOf(file), moduleOf(target)];
    if (mine && theirs && mine !== theirs && !isTest) {
      return `module ${mine} imports module ${theirs}: move what they share to a package or a platform folder`;
    }
    return isTest ? undefined : upwardImport(file, target);
  }
  if (source.startsWith('@plumbline/')) {
    const name = source.split('/').slice(0, 2).join('/');
    const own = `@plumbline/${room.split('/')[1]}`;
    if (name === own) return undefined;
    const closed = closedEntries.find((entry) => entry.package === room && entry.pattern.test(source));
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
  if (library && !library.packages.includes(room))
    return `only ${library.packages.join(' and ')} imports ${source}`;
  return undefined;
}
