/** What a stamp's fields are filled in with. */
export interface StampFacts {
  now: Date;
  user: { firstname: string; lastname: string };
  estimation: { name: string; number: string; customer: string };
  page: { code: string; name: string };
}

/** As long as a mark's words may be. */
const mostLetters = 2000;

/** The fields that a stamp may name in braces. */
export const stampFields = [
  'date',
  'time',
  'user',
  'initials',
  'estimation',
  'number',
  'customer',
  'sheet',
  'page',
] as const;

/** The words of a stamp with its fields filled in; braces around anything else stay as they were written. */
export function filledStamp(text: string, { now, user, estimation, page }: StampFacts): string {
  const names = [user.firstname, user.lastname].map((name) => name.trim()).filter(Boolean);
  const values: Record<(typeof stampFields)[number], string> = {
    date: now.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }),
    time: now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
    user: names.join(' '),
    initials: names.map((name) => name.slice(0, 1).toUpperCase()).join(''),
    estimation: estimation.name,
    number: estimation.number,
    customer: estimation.customer,
    sheet: page.code,
    page: page.name,
  };
  const known = new Map(Object.entries(values));
  const filled = text.replaceAll(
    /\{(\w+)\}/g,
    (whole, field: string) => known.get(field.toLowerCase()) ?? whole,
  );
  return filled.slice(0, mostLetters);
}
