import { createHash } from 'node:crypto';

/** Candidate field of a header. */
export interface Target {
  id: string;
  label: string;
}

/** Normalizes a header: ignores case, spaces, punctuation and required marks. */
const normalizeHeading = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Synonyms by the last part of a field id. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: ['title', 'description of item'],
  number: ['no', 'nr', 'id'],
  code: ['sku', 'item code', 'part number', 'item no'],
  email: ['e mail', 'mail', 'email address', 'e mail address'],
  phone: ['telephone', 'tel', 'phone number', 'mobile'],
  website: ['web', 'url', 'web site', 'homepage'],
  zip: ['zip code', 'postal code', 'postcode'],
  street: ['address', 'street address'],
  city: ['town'],
  state: ['province', 'region'],
  firstname: ['first', 'given name', 'forename'],
  lastname: ['last', 'surname', 'family name'],
  unit_of_measure: ['uom', 'unit of measure', 'units'],
  category: ['category', 'group name'],
  amount: ['value', 'price'],
  bid_date: ['bid due', 'due date', 'bid due date'],
  owner_id: ['owner name', 'account manager', 'sales person', 'salesperson'],
  from_date: ['start date', 'starts', 'begin', 'begins'],
  to_date: ['end date', 'ends', 'finish', 'finish date'],
  due_date: ['deadline', 'due on', 'due by'],
  workflow_status: ['state', 'stage', 'task status'],
  assignee_ids: ['assignee', 'assigned to', 'responsible'],
  dependent_id: ['parent', 'parent task', 'parent item'],
  details: ['notes', 'note'],
  account_id: ['account name', 'company', 'company name', 'customer'],
};
/** Match score of a header and a field; 0 is none. */
function headingScore(heading: string, kind: string, { id, label }: Target): number {
  const normalized = normalizeHeading(heading);
  if (!normalized) return 0;
  if (normalized === normalizeHeading(label)) return 4;
  if (
    normalized === normalizeHeading(id) ||
    normalized === normalizeHeading(id.replace(/^custom\./, '')) ||
    normalized === normalizeHeading(id.replace(/_id$/, ''))
  )
    return 3;
  if (normalized === normalizeHeading(`${kind} ${label}`) || normalized === normalizeHeading(`${kind} ${id}`))
    return 2;
  return synonyms[id]?.includes(normalized) ? 1 : 0;
}

/**
 * Proposes a field for each header, best scores first and each field once.
 * @returns field ids by column; null without a match.
 */
export function proposeMapping(
  headings: readonly string[],
  kind: string,
  targets: readonly Target[],
): (string | null)[] {
  const found = headings.flatMap((heading, index) =>
    targets.map((target) => ({ index, id: target.id, score: headingScore(heading, kind, target) })),
  );
  const result: (string | null)[] = headings.map(() => null);
  const taken = new Set<string>();
  for (const { index, id } of found.filter((each) => each.score > 0).sort((a, b) => b.score - a.score)) {
    if (result[index] !== null || taken.has(id)) continue;
    result[index] = id;
    taken.add(id);
  }
  return result;
}

/** Signature that recognizes files with the same headers. */
export const fingerprint = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(normalizeHeading)))
    .digest('hex');
