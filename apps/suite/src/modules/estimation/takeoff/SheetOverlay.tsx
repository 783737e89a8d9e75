import { Banner } from '@plumbline/ui/Banner';
import { LockIcon } from '@plumbline/ui/icons';
import { SheetsSearchPanel, type SheetsSearch } from '@plumbline/ui/SheetsSearch';

interface SheetOverlayProps {
  /** Why the estimation cannot be changed. */
  frozen: string | undefined;
  /** Symbol search over all sheets. */
  search: SheetsSearch;
}

/** Panels over the sheet. */
export function SheetOverlay({ frozen, search }: SheetOverlayProps) {
  return (
    <>
      {frozen && (
        <Banner tone="wait" icon={LockIcon} isAtEdge>
          {frozen}
        </Banner>
      )}
      <SheetsSearchPanel search={search} />
    </>
  );
}
