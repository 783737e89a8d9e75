export interface WeekdayHeads {
  /** Style of `Intl.DateTimeFormat` that the names have. */
  style: 'short' | 'narrow';
  /** Letters of a name that are shown. */
  length: number;
}

const sundayUtc = Date.UTC(2023, 0, 1);
const dayLength = 86_400_000;
const known = new Map<string, WeekdayHeads>();

/** Alphabets whose words can be cut after any letter. In Arabic, for example, all names begin with the same article. */
const cuttable = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\s]+$/u;

function namesOf(locale: string, style: WeekdayHeads['style']): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(sundayUtc + at * dayLength));
}

/**
 * Returns the weekday names above a small calendar: their first two letters (`Su`, `Mo`), or three where two are not
 * distinct. In scripts whose words cannot be cut, the narrow names of the locale, which have one or two letters.
 */
export function weekdayNames(locale: string): WeekdayHeads {
  let heads = known.get(locale);
  if (!heads) known.set(locale, (heads = headsOf(locale)));
  return heads;
}

function headsOf(locale: string): WeekdayHeads {
  const names = namesOf(locale, 'short');
  if (names.every((name) => cuttable.test(name)))
    for (const length of [2, 3])
      if (new Set(names.map((name) => name.slice(0, length))).size === 7) return { style: 'short', length };
  const narrow = namesOf(locale, 'narrow');
  return { style: 'narrow', length: Math.max(...narrow.map((name) => name.length)) };
}
