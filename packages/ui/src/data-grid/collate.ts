const collators = new Map<string, Intl.Collator>();

/** Collator of a locale with numeric order, cached per locale. */
export function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (!collator) {
    collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    collators.set(locale, collator);
  }
  return collator;
}
