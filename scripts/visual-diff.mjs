/**
 * `npm run pictures`: compares screenshots of all stories in both themes with the recorded ones and shows differences
 * side by side on a page.
 *
 *   npm run pictures                      compare all
 *   npm run pictures -- button dialog     compare the stories of files whose path contains one of these words
 *   npm run pictures -- accept [words]    record the current screenshots after reviewing the page or the commit
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install, root } from './bootstrap.mjs';

install();
const { run } = await import('./run-step.mjs');
const [first, ...rest] = process.argv.slice(2);
const accepts = first === 'accept';
const words = accepts ? rest : process.argv.slice(2);
const differences = path.join(root, '.cache/pictures');
const recorded = path.join(root, 'packages/ui/testing/__screenshots__');
rmSync(differences, { recursive: true, force: true });
mkdirSync(differences, { recursive: true });
if (accepts && words.length === 0)
  for (const name of readdirSync(recorded)) if (name.endsWith('.png')) rmSync(path.join(recorded, name));

const { code } = await run('vitest', ['run', '--project', 'stories', ...words, ...(accepts ? ['-u'] : [])], {
  env: { PICTURES: words.length > 0 ? 'some' : 'all' },
});

const changed = readdirSync(differences)
  .filter((name) => name.endsWith('-actual.png'))
  .map((name) => name.slice(0, -'-actual.png'.length))
  .toSorted();
if (!accepts && changed.length > 0) {
  const picture = (title, file) =>
    `<figure><figcaption>${title}</figcaption><img src="${path.relative(differences, file)}" loading="lazy"></figure>`;
  const rows = changed.map(
    (name) =>
      `<h2>${name}</h2><div>${picture('recorded', path.join(recorded, `${name}.png`))}${picture(
        'now',
        path.join(differences, `${name}-actual.png`),
      )}${picture('difference', path.join(differences, `${name}-diff.png`))}</div>`,
  );
  const page = path.join(differences, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>${changed.length} pictures differ</title><style>body{font:14px sans-serif;margin:24px}div{display:flex;gap:16px;overflow-x:auto}figure{margin:0}img{border:1px solid #ccc;max-width:45vw}</style>${rows.join('')}`,
  );
  console.log(
    `\n${changed.length} pictures differ. Look at ${path.relative(root, page)}; take them over with\n  npm run pictures -- accept [words of the file's path]`,
  );
}
process.exit(code);
