/** Specified access levels of a territory. */
export const territoryAccess = [
  { id: 'view', label: 'View' },
  { id: 'edit', label: 'View/Edit' },
  { id: 'fullAccess', label: 'Full Access' },
] as const;
export type TerritoryAccess = (typeof territoryAccess)[number]['id'];

/** Two-letter codes of the US states, the District of Columbia and the territories. */
export const states = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
).split(' ');

const zipParts = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter(Boolean);
const zipRange = (part: string) => /^(\d{5})(?:\s*[-–]\s*(\d{5}))?$/.exec(part) ?? [];

/** Returns the problem of a list of ZIP codes and ranges as a sentence; undefined for a valid one. */
export function zipsProblem(text: string): string | undefined {
  for (const part of zipParts(text)) {
    const [, from, to] = zipRange(part);
    if (from === undefined)
      return `“${part}” is not a ZIP code. Enter a code such as 80301 or a range such as 80500-80599.`;
    if (to !== undefined && to < from) return `The range ${part} ends before it starts.`;
  }
  return undefined;
}

/** Describes overlaps with the ZIP codes of other territories, one sentence each; invalid parts are skipped. */
export function zipOverlaps(
  text: string,
  others: readonly { name: string; zips?: string | undefined }[],
): string[] {
  const rangesOf = (zips: string) =>
    zipParts(zips).flatMap((part) => {
      const [, from, to = from] = zipRange(part);
      return from === undefined || to === undefined || to < from ? [] : [{ part, from, to }];
    });
  const theirs = others.flatMap(({ name, zips = '' }) => rangesOf(zips).map((range) => ({ name, ...range })));
  return rangesOf(text).flatMap((own) =>
    theirs
      .filter(({ from, to }) => own.from <= to && from <= own.to)
      .map(({ name, part }) =>
        part === own.part ? `${own.part} is also in ${name}.` : `${own.part} overlaps ${part} of ${name}.`,
      ),
  );
}

const rank: Record<TerritoryAccess, number> = { view: 0, edit: 1, fullAccess: 2 };

/**
 * Returns the reason why a user cannot change or delete records of a territory; undefined if permitted.
 * @param access access level of the user; undefined for a user who is not in the territory.
 * @param many plural name of the records, e.g. "leads".
 */
export function territoryRefusal(
  territory: string,
  access: TerritoryAccess | undefined,
  needed: 'edit' | 'fullAccess',
  many = 'accounts',
): string | undefined {
  if (access === undefined || rank[access] >= rank[needed]) return undefined;
  const label = territoryAccess.find(({ id }) => id === access)?.label ?? access;
  return `Your access to the territory ${territory} is “${label}”. You cannot ${needed === 'edit' ? 'change' : 'delete'} its ${many}.`;
}
