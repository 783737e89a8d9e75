import type { Understood } from './plan.ts';
import { findEntity } from './entities.ts';
import type { ParseContext } from './parse-context.ts';
import { Reading } from './tokenize.ts';

/** Link words of modules: specified ones and common names of areas. */
const moduleLinkWords: Readonly<Record<string, string>> = {
  inventory: 'inventory',
  inventories: 'inventories',
  warehouse: 'warehouses',
  warehouses: 'warehouses',
  project: 'projects',
  projects: 'projects',
  manufacturing: 'manufacturing',
  crm: 'crm',
  estimating: 'estimations',
  estimation: 'estimations',
  tasks: 'task',
  setup: 'setup',
  security: 'security',
  'work drive': 'workdrive',
  workdrive: 'workdrive',
  drive: 'workdrive',
  'all files': 'workdrive',
  map: 'map',
  dashboard: 'dashboard',
  'master dashboard': 'dashboard',
};

/** Parses navigation requests. “Open” and “show” navigate to areas; for a list they request its rows. */
export function parseNavigationIntent(bare: string, parseContext: ParseContext): Understood | undefined {
  const going =
    /^(?:please )?(?:go to|take me to|bring me to|navigate to|jump to|lead me to|open the)\s+(.+)$/.exec(
      bare,
    );
  const match = going ?? /^(?:please )?(?:open|show(?: me)?)\s+(.+)$/.exec(bare);
  if (!match) return undefined;
  const target = (match[1] ?? '')
    .replace(/^(the|my)\s+/, '')
    .replace(/\s+(module|area|list|page|screen|dashboard)$/, '');
  const reading = new Reading(target);
  const met = findEntity(reading, parseContext.mayList);
  const place = moduleLinkWords[target];
  if (place && (going || !met)) return { is: 'go', module: place };
  return going && met && met.count === reading.length
    ? { is: 'go', entity: met.entity.name, module: met.entity.module }
    : undefined;
}
