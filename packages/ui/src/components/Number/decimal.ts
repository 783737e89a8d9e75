/**
 * Parses a typed or pasted decimal to a plain decimal string without floats: `$1,284.50` gives `1284.50`, `(12)` gives
 * `-12`.
 * @returns '' for empty text, null for text that is not a number.
 */
export function parseDecimal(text: string): string | null {
  // Copied text can contain marks that change the writing direction.
  let rest = text.trim().replace(/[\p{Sc}\s,_\u061c\u200e\u200f]/gu, '');
  if (rest === '') return '';
  let negative = false;
  const inBrackets = /^\((.*)\)$/.exec(rest);
  if (inBrackets) {
    negative = true;
    rest = inBrackets[1] ?? '';
  }
  if (/^[-−+]/u.test(rest)) {
    negative = !rest.startsWith('+') !== negative;
    rest = rest.slice(1);
  }
  const match = /^(\d*)(?:\.(\d*))?$/.exec(rest);
  if (!match || rest === '.' || rest === '') return null;
  const integerDigits = (match[1] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = match[2] ?? '';
  const digits = fraction === '' ? integerDigits : `${integerDigits}.${fraction}`;
  return negative && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Rounds a decimal string half away from zero to at most `places` after the point, without a float. */
export function roundDecimal(value: string, places: number): string {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  if (fraction.length <= places) return value;
  const up = (fraction[places] ?? '0') >= '5' ? 1n : 0n;
  const scaled = (BigInt(whole + fraction.slice(0, places)) + up).toString().padStart(places + 1, '0');
  const cut = scaled.length - places;
  const digits = places === 0 ? scaled : `${scaled.slice(0, cut)}.${scaled.slice(cut)}`;
  return negative && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Formats a decimal string with thousands separators and between `least` and `most` decimals. */
export function formatDecimal(value: string, minPlaces = 0, maxPlaces = 20): string {
  const rounded = roundDecimal(value, maxPlaces);
  const negative = rounded.startsWith('-');
  const [whole = '0', fraction = ''] = rounded.replace('-', '').split('.');
  const kept =
    fraction.slice(0, minPlaces).padEnd(minPlaces, '0') + fraction.slice(minPlaces).replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${negative ? '-' : ''}${grouped}${kept === '' ? '' : `.${kept}`}`;
}

/** Compares two decimal strings: -1, 0 or 1. */
export function compareDecimal(a: string, b: string): number {
  const places = Math.max((a.split('.')[1] ?? '').length, (b.split('.')[1] ?? '').length);
  const scale = (value: string) => {
    const [whole = '0', fraction = ''] = value.split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  };
  const [x, y] = [scale(a), scale(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
