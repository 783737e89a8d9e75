import { PlusIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Popup } from '../../overlay/Popup.tsx';
import * as menu from '../../components/Menu/Menu.css.ts';
import * as styles from './FilterBar.css.ts';
import { filterMessages } from './Filter.messages.ts';
import {
  filtersOf,
  groupFilters,
  operatorLabel,
  chipValueLabel,
  type Filter,
  type FilterAlternatives,
  type FilterField,
  type FilterGroup,
} from './filters.ts';

// Loaded on demand, because lists are usually viewed before they are filtered.
const FilterPopover = lazy(() =>
  lazyImport(() => import('./FilterPopover.tsx').then((module) => ({ default: module.FilterPopover }))),
);
const AlternativeChips = lazy(() =>
  lazyImport(() => import('./AlternativeChips.tsx').then((module) => ({ default: module.AlternativeChips }))),
);

export interface FilterBarProps {
  /** Fields that can be filtered by. */
  fields: readonly FilterField[];
  /** Active filters. */
  filters: readonly Filter[];
  /** Groups of filters joined by or. Without this prop, none can be added. */
  alternatives?: readonly FilterAlternatives[];
  /** Called with the new filters, and with the new groups if `alternatives` is given. */
  onChange: (filters: Filter[], alternatives?: readonly FilterAlternatives[]) => void;
  /** Stacks the filters, for the phone sheet. */
  isStacked?: boolean;
  /** Reference date of the periods as YYYY-MM-DD. @default today */
  today?: string;
  /** Set after the bar moved to another position on the page; it restores the focus and resets the value. */
  hasMoved?: RefObject<boolean>;
}

/** Focuses the button after the bar has moved. The focus is not moved back if the user has moved on. */
function useMovedFocus(
  hasMoved: RefObject<boolean> | undefined,
  button: RefObject<HTMLButtonElement | null>,
): void {
  useEffect(() => {
    if (!hasMoved?.current) return;
    hasMoved.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [hasMoved, button]);
}

/**
 * Active filters as chips that can be edited and removed.
 *
 * @example
 * const [filters, setFilters] = useState<Filter[]>([]);
 * return (
 *   <FilterBar
 *     fields={[{ id: 'city', label: 'City', type: 'text' }]}
 *     filters={filters}
 *     onChange={setFilters}
 *   />
 * );
 */
export function FilterBar({
  fields,
  filters,
  alternatives,
  onChange,
  isStacked,
  today,
  hasMoved,
}: FilterBarProps) {
  const messages = useMessages('filter', filterMessages);
  const { locale } = useLocale();
  const groups = groupFilters(filters);
  const [editing, setEditing] = useState<number | 'new'>();
  const addRef = useRef<HTMLButtonElement>(null);
  const chipRefs = useRef(new Map<number, HTMLButtonElement>());
  const anchor = useRef<HTMLButtonElement>(null);
  useMovedFocus(hasMoved, addRef);
  const edit = (index: number | 'new') => {
    anchor.current = index === 'new' ? addRef.current : (chipRefs.current.get(index) ?? null);
    setEditing(index);
  };
  const isEmpty = filters.length === 0 && !alternatives?.length;
  const remove = ({ indexes }: FilterGroup) =>
    onChange(
      filters.filter((_, at) => !indexes.includes(at)),
      alternatives,
    );
  /** Replaces the edited filter, or adds a new one. */
  const apply = (created: readonly Filter[], added?: FilterAlternatives) => {
    onChange(
      editing === 'new' || editing === undefined
        ? [...filters, ...created]
        : groups.flatMap((group, at) =>
            at === editing ? created : filtersOf(group.fieldId, group.condition, group.value),
          ),
      added && alternatives ? [...alternatives, added] : alternatives,
    );
    setEditing(undefined);
  };

  return (
    <div role="group" aria-label={messages.filters} className={cx(styles.bar, isStacked && styles.stacked)}>
      {groups.map((group, index) => {
        const field = fields.find((one) => one.id === group.fieldId);
        if (!field) return null;
        return (
          <Chip
            key={index}
            ref={(node) => {
              if (node) chipRefs.current.set(index, node);
              else chipRefs.current.delete(index);
            }}
            field={field.label}
            operator={operatorLabel(field, group.condition, messages)}
            value={chipValueLabel(field, group, messages, locale)}
            onPress={() => edit(index)}
            onRemove={() => remove(group)}
          />
        );
      })}
      {alternatives?.length ? (
        <Suspense fallback={null}>
          <AlternativeChips
            fields={fields}
            groups={alternatives}
            today={today}
            onChange={(next, plain = []) => onChange([...filters, ...plain], next)}
          />
        </Suspense>
      ) : null}
      <span className={cx((isEmpty || isStacked) && styles.alone)}>
        <Button
          ref={addRef}
          variant="ghost"
          size="sm"
          icon={PlusIcon}
          isQuiet
          onPress={() => edit('new')}
          aria-haspopup="dialog"
          aria-expanded={editing === 'new'}
        >
          {messages.add}
        </Button>
      </span>
      {!isEmpty && (
        <span className={styles.clear}>
          <Button variant="ghost" size="sm" onPress={() => onChange([], alternatives && [])}>
            {messages.clear}
          </Button>
        </span>
      )}
      {editing !== undefined && (
        <Popup
          anchor={anchor}
          role="dialog"
          aria-label={editing === 'new' ? messages.add : messages.change}
          isModal
          onClose={() => setEditing(undefined)}
          className={cx(menu.popover, styles.editor)}
        >
          <Suspense fallback={null}>
            <FilterPopover
              fields={fields}
              initial={editing === 'new' ? undefined : groups[editing]}
              today={today}
              onApply={apply}
              hasAlternatives={alternatives !== undefined}
              onCancel={() => setEditing(undefined)}
            />
          </Suspense>
        </Popup>
      )}
    </div>
  );
}
