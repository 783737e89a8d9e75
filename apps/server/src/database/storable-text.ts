/**
 * Text for a text column: without NUL, which PostgreSQL rejects, without halves of surrogate pairs, and in Unicode form
 * NFC, so that equal texts of all systems are equal.
 * @param maxLength UTF-16 code units that are kept.
 */
export const storableText = (text: string, maxLength = Number.POSITIVE_INFINITY): string =>
  text.replaceAll('\0', '').slice(0, maxLength).toWellFormed().normalize('NFC');
