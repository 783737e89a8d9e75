import type { ComponentInfo } from '../docgen/readComponents.ts';

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
/** Maximum number of related components on a page. */
const most = 8;

/** Components that are named in the docstrings of a component or share its folder, named ones first. */
export function relatedTo(
  part: ComponentInfo,
  all: Readonly<Record<string, ComponentInfo>>,
): ComponentInfo[] {
  const words = [part.description, ...part.props.map(({ description }) => description)].join(' ');
  const rank = (one: ComponentInfo): number =>
    words.includes(`\`${one.name}\``) || mentions(one.description, part.name)
      ? 2
      : folderOf(one.file) === folderOf(part.file)
        ? 1
        : 0;
  return Object.values(all)
    .filter((one) => one.name !== part.name && rank(one) > 0)
    .toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name, 'en'))
    .slice(0, most);
}
