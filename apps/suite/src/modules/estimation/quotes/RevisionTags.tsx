import type { Quote } from '@plumbline/api';
import { Button } from '@plumbline/ui/Button';
import { Menu } from '@plumbline/ui/Menu';
import { TagIcon } from '@plumbline/ui/icons';
import { useSearchParams } from 'react-router';
import { quotesMessages } from './messages.ts';

/** Filters revisions by the tags in the URL; a revision matches with any of them. */
export function useRevisionTags(quotes: readonly Quote[]) {
  const [address, setAddress] = useSearchParams();
  const chosen = address.getAll('tag');
  const names = [...new Set([...quotes.flatMap(({ tags }) => tags), ...chosen])].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const choose = (next: readonly string[]) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('tag');
        for (const name of next) after.append('tag', name);
        return after;
      },
      { replace: true },
    );
  const shown = chosen.length
    ? quotes.filter(({ tags }) => tags.some((name) => chosen.includes(name)))
    : quotes;
  return { names, chosen, choose, shown };
}

/** Menu that filters revisions by tag. */
export function RevisionTags({
  names,
  chosen,
  choose,
}: Pick<ReturnType<typeof useRevisionTags>, 'names' | 'chosen' | 'choose'>) {
  if (!names.length) return null;
  return (
    <>
      <Menu
        label={quotesMessages.tags}
        placement="bottom start"
        trigger={
          <Button icon={TagIcon} size="sm">
            {chosen.length ? quotesMessages.selectedTags(chosen.join(', ')) : quotesMessages.tags}
          </Button>
        }
        items={[
          {
            id: 'tags',
            items: names.map((name) => ({ id: name, label: name })),
            selectionMode: 'multiple',
            selectedIds: [...chosen],
            onSelectionChange: choose,
          },
        ]}
      />
      {chosen.length > 0 && (
        <Button variant="ghost" size="sm" onPress={() => choose([])}>
          {quotesMessages.clearTags}
        </Button>
      )}
    </>
  );
}
