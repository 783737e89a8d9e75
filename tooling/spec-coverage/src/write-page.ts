// Writes the page that lists the coverage of the specification: `node tooling/spec-coverage/src/write-page.ts`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coveragePage, pageFile } from './coverage-page.ts';

writeFileSync(path.join(import.meta.dirname, '../../..', pageFile), coveragePage());
