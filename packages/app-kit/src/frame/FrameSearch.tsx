import { workspaceSearch } from '@plumbline/api/hooks/workspace';
import type { SearchHit } from '@plumbline/api';
import { GlobalSearch } from '@plumbline/ui/GlobalSearch';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { showError } from '../data/error-message.ts';
import { findScreens, type Screen } from '../navigation/route-index.ts';
import { frameMessages } from './messages.ts';

const groups = [
  ['pages', 'Pages'],
  ['files', 'Files'],
  ['contacts', 'Contacts'],
] as const satisfies [SearchHit['group'], string][];

/** Maximum number of results per group, as specified. */
const MAX_PER_GROUP = 5;
/** Minimum search length for records. */
const MIN_LENGTH = 2;
/** Number of entries in the Pages group reserved for records. */
const RESERVED_FOR_RECORDS = 3;

/** Search in the header: screens by name immediately, records from the server. */
export function FrameSearch({ screens }: { screens: readonly Screen[] }) {
  const [words, setWords] = useState('');
  const { data, isValidating } = useSWR(
    words.trim().length >= MIN_LENGTH ? ['search', words] : null,
    () => workspaceSearch({ search: words }),
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
    const first =
      id === 'pages' ? own.slice(0, MAX_PER_GROUP - Math.min(records.length, RESERVED_FOR_RECORDS)) : [];
    return { id, label, results: [...first, ...records].slice(0, MAX_PER_GROUP) };
  });
  return (
    <GlobalSearch
      placeholder={frameMessages.searchPlaceholder}
      groups={found}
      isSearching={isValidating}
      least={MIN_LENGTH}
      hasHotkey={false}
      onSearch={setWords}
    />
  );
}
