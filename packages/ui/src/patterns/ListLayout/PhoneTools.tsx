import { ArrowDownIcon, ArrowUpIcon, BookmarkIcon, ListFilterIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useLocale } from '../../locale.tsx';
import { lazyImport } from '../../lazyImport.ts';
import type { SortKey } from '../../data-grid/types.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { countFilters } from './filters.ts';
import * as styles from './ListLayout.css.ts';
import { listLayoutMessages } from './ListLayout.messages.ts';
import type { SavedViewsProps } from './SavedViews.tsx';

// Loaded only on phones.
const Select = lazy(() =>
  lazyImport(() =>
    import('../../components/Select/Select.tsx').then((module) => ({ default: module.Select })),
  ),
);
const Drawer = lazy(() =>
  lazyImport(() =>
    import('../../components/Drawer/Drawer.tsx').then((module) => ({ default: module.Drawer })),
  ),
);
const PhoneViewMenu = lazy(() =>
  lazyImport(() => import('./PhoneViewMenu.tsx').then((module) => ({ default: module.PhoneViewMenu }))),
);

export interface ListSorting {
  options: readonly { id: string; label: string }[];
  value?: SortKey;
  onChange: (sort: SortKey) => void;
}

interface PhoneToolsProps {
  views: SavedViewsProps | undefined;
  filters: Omit<FilterBarProps, 'isStacked' | 'hasMoved'> | undefined;
  search: ReactNode;
  toolbar: ReactNode;
  sorting: ListSorting | undefined;
}

/** Phone version of the toolbar: views as a select, search and filters in a sheet, sort order as a menu. */
export function PhoneTools({ views, filters, search, toolbar, sorting }: PhoneToolsProps) {
  const messages = useMessages('listLayout', listLayoutMessages);
  const { locale } = useLocale();
  const numberFormat = new Intl.NumberFormat(locale);
  const [isFilterOpen, setFilterOpen] = useState(false);
  return (
    <>
      {(views || filters || search) && (
        <div className={styles.phoneTools}>
          {views && (
            <span className={styles.phoneView}>
              <Suspense fallback={null}>
                <Select
                  label={messages.savedView}
                  hideLabel
                  size="lg"
                  icon={BookmarkIcon}
                  value={views.currentId ?? null}
                  placeholder={messages.all}
                  options={views.views.map((view) => ({
                    id: view.id,
                    label: view.label,
                    aside: view.count === undefined ? undefined : numberFormat.format(view.count),
                  }))}
                  onChange={views.onSelect}
                />
              </Suspense>
            </span>
          )}
          {views && (
            <Suspense fallback={null}>
              <PhoneViewMenu views={views} />
            </Suspense>
          )}
          {(filters || search) && (
            <Button
              size="lg"
              icon={ListFilterIcon}
              onPress={() => setFilterOpen(true)}
              aria-haspopup="dialog"
            >
              <span className={styles.phoneFilters}>
                {messages.filters}
                {filters && countFilters(filters) > 0 && (
                  <span className={styles.phoneCount}>{numberFormat.format(countFilters(filters))}</span>
                )}
              </span>
            </Button>
          )}
        </div>
      )}
      {sorting && <SortMenu sorting={sorting} />}
      <Suspense fallback={null}>
        <Drawer isOpen={isFilterOpen} onOpenChange={setFilterOpen} title={messages.filters} width={450}>
          <div className={styles.sheet}>
            {search}
            {toolbar}
            {filters && <FilterBar {...filters} isStacked />}
          </div>
        </Drawer>
      </Suspense>
    </>
  );
}

interface SortMenuProps {
  sorting: ListSorting;
}

function SortMenu({ sorting }: SortMenuProps) {
  const messages = useMessages('listLayout', listLayoutMessages);
  const current = sorting.options.find((option) => option.id === sorting.value?.columnId);
  return (
    <div className={styles.phoneSort}>
      <Menu
        label={messages.sortBy}
        placement="bottom start"
        items={sorting.options.map((option) => ({
          id: option.id,
          label: option.label,
          icon:
            option.id === sorting.value?.columnId
              ? sorting.value.direction === 'asc'
                ? ArrowUpIcon
                : ArrowDownIcon
              : undefined,
          onAction: () =>
            sorting.onChange({
              columnId: option.id,
              direction:
                option.id === sorting.value?.columnId && sorting.value.direction === 'asc' ? 'desc' : 'asc',
            }),
        }))}
        trigger={
          <BareButton className={styles.sortButton}>
            <Icon icon={sorting.value?.direction === 'asc' ? ArrowUpIcon : ArrowDownIcon} size={14} />
            <span className={styles.sortText}>{messages.sortedBy}</span>
            <span className={styles.sortName}>{current?.label ?? messages.unsorted}</span>
          </BareButton>
        }
      />
    </div>
  );
}
