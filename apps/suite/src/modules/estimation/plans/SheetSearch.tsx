import { Failed } from '@plumbline/app-kit/data/load-states';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { SearchField } from '@plumbline/ui/SearchField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { FilesIcon } from '@plumbline/ui/icons';
import { plansMessages } from './messages.ts';

/** Search field for sheets by name and by text on the sheet. */
export const SheetSearch = ({ onSearch }: { onSearch: (search: string) => void }) => (
  <Inline>
    <SearchField
      label={plansMessages.searchSheets}
      placeholder={plansMessages.sheetSearchPlaceholder}
      defaultValue=""
      onSearch={(search) => onSearch(search.trim())}
    />
  </Inline>
);

/** Loading, error or empty state of a sheet search. */
export function NoSheetFound({
  query,
  answer,
}: {
  query: string;
  answer: { data: unknown; error: unknown; mutate: () => Promise<unknown> };
}) {
  if (answer.error && !answer.data)
    return <Failed error={answer.error} onRetry={() => void answer.mutate()} />;
  if (!answer.data) return <Skeleton shape="card" count={2} label={plansMessages.searchingTheSheets} />;
  return (
    <EmptyState icon={FilesIcon} title={plansMessages.noSheetsFound}>
      {plansMessages.sheetSearchEmpty(query)}
    </EmptyState>
  );
}
