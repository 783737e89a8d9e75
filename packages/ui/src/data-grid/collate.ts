const collators = new Map<string, Intl.Collator>();

/** Orders words as people of the language do, numbers in them by their worth; made once a language. */
export function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (!collator) {
    collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    collators.set(locale, collator);
  }
  return collator;
}
