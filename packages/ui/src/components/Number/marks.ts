/** Separators and digits of a locale. */
export interface Marks {
  /** Thousands separator. */
  group: string;
  /** Decimal separator. */
  decimal: string;
  /** Ten digits, from zero. */
  digits: readonly string[];
}

const marksByLocale = new Map<string, Marks>();

export function marksOf(locale: string): Marks {
  const before = marksByLocale.get(locale);
  if (before) return before;
  const format = new Intl.NumberFormat(locale, { useGrouping: true });
  const parts = format.formatToParts(1234567.8);
  const part = (type: string, otherwise: string) =>
    parts.find((one) => one.type === type)?.value ?? otherwise;
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const marks: Marks = {
    group: part('group', ','),
    decimal: part('decimal', '.'),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
  };
  marksByLocale.set(locale, marks);
  return marks;
}

/** Converts a number in plain notation (1,234.5) to the locale's notation. */
export function toLocal(figure: string, { group, decimal, digits }: Marks): string {
  return figure.replace(/[\d.,]/g, (mark) =>
    mark === ',' ? group : mark === '.' ? decimal : (digits[Number(mark)] ?? mark),
  );
}

/** Converts text from the locale's notation to plain notation without group separators; other characters are kept. */
export function toPlain(text: string, { group, decimal, digits }: Marks): string {
  if (group === ',' && decimal === '.' && digits[0] === '0') return text;
  let plain = '';
  for (const mark of text) {
    const digit = digits.indexOf(mark);
    if (digit >= 0) plain += String(digit);
    else if (mark === decimal) plain += '.';
    else if (mark !== group && !/\s/u.test(mark)) plain += mark;
  }
  return plain;
}
