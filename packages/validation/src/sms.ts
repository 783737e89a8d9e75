/** Characters of GSM 03.38 that take one place of seven bits. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those behind an escape: two places, which are never torn apart. */
const extended = new Set('\f^{}\\[~]|€');

/** Places of a message that stands alone, and of each that is a part of a longer one. */
const sizes = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

export interface SmsLength {
  /** One character outside of GSM's alphabet makes all of the message UCS-2. */
  encoding: 'gsm7' | 'ucs2';
  /** Places that the text takes, in the unit of its encoding. */
  units: number;
  /** Messages that are sent and paid for; none for an empty text. */
  parts: number;
  /** Places that are left before another message begins. */
  left: number;
  /** Characters for which the message is UCS-2, each once. */
  special: readonly string[];
}

/** How many messages a text becomes: 160 or 153 places each in GSM's alphabet, 70 or 67 outside of it. */
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
    // What takes two places begins the next message rather than being cut in two.
    if (used + each > part) {
      parts++;
      used = 0;
    }
    used += each;
  }
  return { encoding, units, parts, left: part - used, special };
}

/** The same in a line below the text. */
export function smsLengthWords(text: string): string {
  const { units, parts, left, special } = smsLength(text);
  const messages = parts === 0 ? 'no message' : parts === 1 ? '1 message' : `${parts} messages`;
  const why =
    special.length === 0
      ? ''
      : ` ${special.slice(0, 3).join(' ')} ${special.length === 1 ? 'makes' : 'make'} messages short.`;
  return `${units} characters, ${messages}, ${left} left.${why}`;
}
