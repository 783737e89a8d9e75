import { textParts, type HelpGuide, type HelpRole } from '../module/help-guide.ts';

const plain = (text: string) =>
  textParts(text)
    .map((part) => part.text)
    .join('');

/** Text that a search looks through. */
const searchedText = ({ title, summary, keywords = [], steps, notes = [] }: HelpGuide): string =>
  [title, summary, ...keywords, ...steps.map(({ text }) => text), ...notes]
    .map(plain)
    .join(' ')
    .toLowerCase();

/**
 * Guides for a role that contain every word of a search, those with the words in the title first.
 * @param role undefined for all roles.
 */
export function findGuides<Guide extends HelpGuide>(
  guides: readonly Guide[],
  { role, search = '' }: { role?: HelpRole | undefined; search?: string },
): Guide[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isIn = (text: string) => words.every((word) => text.includes(word));
  const found = guides.filter(
    (guide) => (role === undefined || guide.roles.includes(role)) && isIn(searchedText(guide)),
  );
  if (words.length === 0) return found;
  const isTitled = ({ title }: Guide) => isIn(title.toLowerCase());
  return [...found.filter(isTitled), ...found.filter((guide) => !isTitled(guide))];
}
