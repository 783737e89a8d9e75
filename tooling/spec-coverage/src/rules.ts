import type { CoverageById } from './coverage.ts';
import { collaboration } from './rules/collaboration.ts';
import { crm } from './rules/crm.ts';
import { estimation } from './rules/estimation.ts';
import { exchange } from './rules/exchange.ts';
import { later } from './rules/later.ts';
import { platform } from './rules/platform.ts';
import { provider } from './rules/provider.ts';
import { setup } from './rules/setup.ts';
import { shell } from './rules/shell.ts';
import { tasks } from './rules/tasks.ts';
import { workdrive } from './rules/workdrive.ts';

const parts = [
  platform,
  exchange,
  collaboration,
  provider,
  shell,
  crm,
  tasks,
  workdrive,
  estimation,
  setup,
  later,
];

/** Coverage of all rules, by id. */
export const rules: CoverageById = Object.assign({}, ...parts) as CoverageById;
/** Number of entries of the parts, which differs from that of `rules` if an id is in two of them. */
export const ruleEntries: number = parts.reduce((sum, part) => sum + Object.keys(part).length, 0);

/** Number of rules of each area in the specification; their ids are numbered from 001. */
export const ruleCounts: Readonly<Record<string, number>> = {
  accounting: 1,
  admin: 6,
  api: 20,
  auth: 13,
  billing: 7,
  chat: 13,
  comments: 13,
  crm: 11,
  estimation: 33,
  field: 1,
  'form-builder': 2,
  'import-export': 8,
  inventory: 4,
  manufacturing: 6,
  materials: 10,
  notifications: 9,
  partner: 6,
  pos: 2,
  projects: 4,
  reports: 7,
  'retail-inventory': 2,
  security: 8,
  setup: 23,
  shell: 87,
  tasks: 68,
  uploads: 8,
  validation: 12,
  vendors: 3,
  workdrive: 7,
};
/** Number of messages in the specification. */
export const MESSAGE_COUNT = 65;

/** Area of a rule, e.g. `import-export` for `import-export-003`. */
export const areaOf = (id: string): string => id.replace(/-\d{3}$/, '');
