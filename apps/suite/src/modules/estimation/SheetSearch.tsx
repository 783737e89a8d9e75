import { Failed } from '@plumbline/app-kit/data/load-states';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { SearchField } from '@plumbline/ui/SearchField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { FilesIcon } from '@plumbline/ui/icons';

/** Finds sheets by their names and by what stands on them. */
export const SheetSearch = ({ onSearch }: { onSearch: (words: string) => void }) => (
  <Inline>
    <SearchField
      label="Find a sheet"
      placeholder="Find a sheet by its words"
      defaultValue=""
      onSearch={(words) => onSearch(words.trim())}
    />
  </Inline>
);

/** What stands in the place of sheets while there are none of them. */
export function NoSheetFound({
  sought,
  answer,
}: {
  sought: string;
  answer: { data: unknown; error: unknown; mutate: () => Promise<unknown> };
}) {
  if (answer.error && !answer.data)
    return <Failed error={answer.error} onRetry={() => void answer.mutate()} />;
  if (!answer.data) return <Skeleton shape="card" count={2} label="Searching the sheets" />;
  return (
    <EmptyState icon={FilesIcon} title="No sheet says that">
      {`“${sought}” is in no name and in no words of a sheet. Scans have no words to search.`}
    </EmptyState>
  );
}
