import { shellSearch } from '@plumbline/api/hooks/shell';
import type { SearchHit } from '@plumbline/api';
import { GlobalSearch } from '@plumbline/ui/GlobalSearch';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { showError } from '../data/error-message.ts';
import { findScreens, type Screen } from '../navigation/route-index.ts';
import { useShortcuts } from './ShortcutsProvider.tsx';

const groups = [
  ['pages', 'Pages'],
  ['files', 'Files'],
  ['contacts', 'Contacts'],
] as const satisfies [SearchHit['group'], string][];

/** Documented: at most so many a group. */
const most = 5;
/** Records of one letter would be nearly all of them. */
const least = 2;
/** So many places of the pages are kept for records where there are as many. */
const forRecords = 3;

// The field listens itself.
const shortcuts = [
  { id: 'search', keys: 'Mod+k', label: 'Search pages, files and contacts', group: 'Everywhere' },
];

/** The header's search: the product's own screens at once by name, records as the server finds them. */
export function FrameSearch({ screens }: { screens: readonly Screen[] }) {
  const [words, setWords] = useState('');
  useShortcuts(shortcuts);
  const { data, isValidating } = useSWR(
    words.trim().length >= least ? ['search', words] : null,
    () => shellSearch({ search: words }),
    { keepPreviousData: false, onError: showError },
  );
  const own = useMemo(
    () =>
      findScreens(screens, words).map(({ id, label, area, item, href }) => ({
        id,
        label,
        detail: area,
        icon: item.icon,
        href,
      })),
    [screens, words],
  );
  const found = groups.map(([id, label]) => {
    const records = (data?.data ?? [])
      .filter((hit) => hit.group === id)
      .map((hit) => ({ id: hit.uuid, label: hit.title, detail: hit.subtitle, href: hit.href }));
    const first = id === 'pages' ? own.slice(0, most - Math.min(records.length, forRecords)) : [];
    return { id, label, results: [...first, ...records].slice(0, most) };
  });
  return (
    <GlobalSearch
      placeholder="Search pages, files and contacts"
      groups={found}
      isSearching={isValidating}
      least={least}
      onSearch={setWords}
    />
  );
}
