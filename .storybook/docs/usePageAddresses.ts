import { useEffect, useState } from 'react';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
}

/** Addresses of this Storybook's pages by title and file name, and of its stories by `title/name`. */
export function usePageAddresses(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const control = new AbortController();
    const load = async () => {
      const answer = await fetch('index.json', { signal: control.signal });
      const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
      setPages(
        new Map(
          Object.values(entries).flatMap(({ id, title, name, type, importPath }): [string, string][] => {
            if (type !== 'docs') return [[`${title}/${name}`, `./?path=/story/${id}`]];
            const file = importPath.split('/').at(-1)?.split('.')[0] ?? '';
            return [title.split('/').at(-1) ?? title, file].map((key) => [key, `./?path=/docs/${id}`]);
          }),
        ),
      );
    };
    // Without the index, names are shown without links.
    load().catch(() => undefined);
    return () => control.abort();
  }, []);
  return pages;
}
