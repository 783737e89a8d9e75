import { useConditionsList, useTakeoffRead } from '@plumbline/api/hooks/estimation';
import { usePlanPagesList } from '@plumbline/api/hooks/workdrive';
import { href } from '@plumbline/app-kit';
import { pdfAssetsUrl } from '@plumbline/app-kit/app/pdf-assets';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { FilesIcon } from '@plumbline/ui/icons';
import { LoaderBar } from '@plumbline/ui/LoaderBar';
import { Stack } from '@plumbline/ui/Stack';
import { prefetchSheet } from '@plumbline/ui/TakeoffCanvas';
import type { PlanSearch } from '@plumbline/ui/TakeoffWorkspace';
import { VisuallyHidden } from '@plumbline/ui/VisuallyHidden';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { createSheetsSearch, type EstimationSheetsSearch } from './symbol-search-on-sheets.ts';
import { TakeoffSheet } from './TakeoffSheet.tsx';
import { takeoffMessages } from './messages.ts';

/** Take-off page of one sheet. */
export default function TakeOff() {
  const { uuid = '', pageId = '' } = useParams();
  // The search is kept when the page changes.
  const [search, setSearch] = useState<PlanSearch>({ query: '', at: null });
  const sheetsSearch = useMemo(() => createSheetsSearch(uuid), [uuid]);
  useEffect(() => () => sheetsSearch.search.close(), [sheetsSearch]);
  return <Visit key={pageId} {...{ uuid, pageId, search, sheetsSearch }} onSearch={setSearch} />;
}

/** Frame for states without a sheet; has a hidden heading because the app shell has none here. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <Stack as="main">
      <VisuallyHidden as="h1">{takeoffMessages.takeOff}</VisuallyHidden>
      {children}
    </Stack>
  );
}

interface VisitProps {
  uuid: string;
  pageId: string;
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
  sheetsSearch: EstimationSheetsSearch;
}

function Visit({ uuid, pageId, search, onSearch, sheetsSearch }: VisitProps) {
  // A new cache key per visit: an earlier response lacks what was drawn since.
  const [visit] = useState(() => crypto.randomUUID());
  const pages = usePlanPagesList(
    { prop_type: 'estimation', prop_id: uuid },
    { swr: { refreshInterval: (latest) => (latest?.data.some((each) => each.is_processed < 4) ? 3000 : 0) } },
  );
  const conditions = useConditionsList(uuid);
  const page = useTakeoffRead(uuid, pageId, {
    swr: { swrKey: ['take-off', pageId, visit], keepPreviousData: false, revalidateOnReconnect: false },
  });
  // A failed revalidation must not replace a sheet that is being drawn on.
  const failed = [pages, conditions, page].find(({ data, error }) => error && !data)?.error;
  const current = pages.data?.data.find((each) => each.uuid === pageId);
  // Keep the first signed URL: later ones point to the same sheet. There is none until the plan set is split.
  const [source, setSource] = useState<{ url: string }>();
  if (current?.signedURL && !source) setSource({ url: current.signedURL });
  // Load the sheet in parallel with its measures.
  useEffect(() => {
    if (source) prefetchSheet(source, 1, pdfAssetsUrl);
  }, [source]);
  // Checked before the error: the measures of a deleted sheet cannot be loaded either.
  if (pages.data && !current && !pages.isValidating) {
    return (
      <Instead>
        <EmptyState
          icon={FilesIcon}
          title={takeoffMessages.sheetNotFound}
          action={
            <Button href={href('estimation-tool-overview', { uuid })}>{takeoffMessages.openPlans}</Button>
          }
        >
          {takeoffMessages.sheetDeleted}
        </EmptyState>
      </Instead>
    );
  }
  if (failed && !(pages.data && !current)) {
    return (
      <Instead>
        <Failed
          error={failed}
          onRetry={() => {
            void pages.mutate();
            void conditions.mutate();
            void page.mutate();
          }}
        />
      </Instead>
    );
  }
  if (!pages.data || !conditions.data || !page.data || !current || !source) return <LoaderBar isLoading />;
  return (
    <TakeoffSheet
      estimationId={uuid}
      page={current}
      source={source}
      pages={pages.data.data}
      conditions={conditions.data.data}
      takeoff={page.data.data}
      search={search}
      onSearch={onSearch}
      sheetsSearch={sheetsSearch}
      reloadConditions={() => void conditions.mutate()}
      reloadPages={() => void pages.mutate()}
    />
  );
}
