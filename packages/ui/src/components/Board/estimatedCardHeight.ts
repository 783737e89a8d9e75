import type { BoardCard } from './boardTypes.ts';

/** Heights in pixels at the usual text size: card with a title and its gap, and each further line. */
const title = 51;
const subtitle = 20;
const foot = 28;

/** Estimated height of a card with its gap in pixels, until it is measured. */
export const estimatedCardHeight = ({
  subtitle: second,
  figure,
  facts = [],
  people = [],
}: BoardCard): number =>
  title + (second ? subtitle : 0) + (figure || facts.length > 0 || people.length > 0 ? foot : 0);

/** Estimated height of a list of cards in pixels. */
export const estimatedListHeight = (cards: readonly BoardCard[]): number =>
  cards.reduce((total, card) => total + estimatedCardHeight(card), 0);
