/** GSM 03.38 characters that take one septet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** GSM 03.38 extension characters, which take two septets that stay in one part. */
const extended = new Set('\f^{}\\[~]|€');

/** Capacity of a single message and of each part of a longer one. */
const sizes = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

export interface SmsLength {
  /** Encoding; one character outside the GSM alphabet makes the whole message UCS-2. */
  encoding: 'gsm7' | 'ucs2';
  /** Length of the text in units of its encoding. */
  units: number;
  /** Number of messages to send and pay for; 0 for an empty text. */
  parts: number;
  /** Units left before another part is needed. */
  left: number;
  /** Distinct characters that make the message UCS-2. */
  special: readonly string[];
}

/** Computes the parts of a text: 160 or 153 units each in GSM 03.38, 70 or 67 in UCS-2. */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const special = [...new Set(characters.filter((each) => !basic.has(each) && !extended.has(each)))];
  const encoding = special.length === 0 ? 'gsm7' : 'ucs2';
  const { alone, part } = sizes[encoding];
  const places = characters.map((each) => (encoding === 'ucs2' ? each.length : extended.has(each) ? 2 : 1));
  const units = places.reduce((sum, each) => sum + each, 0);
  if (units <= alone) return { encoding, units, parts: units === 0 ? 0 : 1, left: alone - units, special };
  let parts = 1;
  let used = 0;
  for (const each of places) {
    // A two-unit character moves to the next part instead of being split.
    if (used + each > part) {
      parts++;
      used = 0;
    }
    used += each;
  }
  return { encoding, units, parts, left: part - used, special };
}

/** Formats the length for a line below the text field. */
export function formatSmsLength(text: string): string {
  const { units, parts, left, special } = smsLength(text);
  const messages = parts === 0 ? 'no message' : parts === 1 ? '1 message' : `${parts} messages`;
  const why =
    special.length === 0
      ? ''
      : ` ${special.slice(0, 3).join(' ')} ${special.length === 1 ? 'makes' : 'make'} messages short.`;
  return `${units} characters, ${messages}, ${left} left.${why}`;
}
