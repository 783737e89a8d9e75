/** Values for a stamp's fields. */
export interface StampFacts {
  now: Date;
  user: { firstname: string; lastname: string };
  estimation: { name: string; number: string; customer: string };
  page: { code: string; name: string };
}

/** Maximum length of a mark's text. */
const MAX_TEXT_LENGTH = 2000;

/** Fields that can be used in a stamp in braces. */
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

/** Fills the fields of a stamp's text; unknown names in braces stay unchanged. */
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
  const valueByName = new Map(Object.entries(values));
  const filled = text.replaceAll(
    /\{(\w+)\}/g,
    (whole, field: string) => valueByName.get(field.toLowerCase()) ?? whole,
  );
  return filled.slice(0, MAX_TEXT_LENGTH);
}
