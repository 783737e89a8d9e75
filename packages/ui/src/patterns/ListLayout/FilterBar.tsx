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
  valueLabel,
  type Filter,
  type FilterField,
  type FilterGroup,
} from './filters.ts';

// Loaded on demand, because lists are usually viewed before they are filtered.
const FilterEditor = lazy(() =>
  lazyImport(() => import('./FilterEditor.tsx').then((module) => ({ default: module.FilterEditor }))),
);

export interface FilterBarProps {
  /** Fields that can be filtered by. */
  fields: readonly FilterField[];
  /** Active filters. */
  filters: readonly Filter[];
  /** Called with the new filters. */
  onChange: (filters: Filter[]) => void;
  /** Stacks the filters, for the phone sheet. */
  isStacked?: boolean;
  /** Reference date of the periods as YYYY-MM-DD. @default today */
  today?: string;
  /** Set after the bar moved to another position on the page; it restores the focus and resets the value. */
  hasMoved?: RefObject<boolean>;
}

/** Active filters as chips that can be edited and removed. */
export function FilterBar({ fields, filters, onChange, isStacked, today, hasMoved }: FilterBarProps) {
  const messages = useMessages('filter', filterMessages);
  const { locale } = useLocale();
  const groups = groupFilters(filters);
  const [editing, setEditing] = useState<number | 'new'>();
  const addRef = useRef<HTMLButtonElement>(null);
  const chipRefs = useRef(new Map<number, HTMLButtonElement>());
  const anchor = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasMoved?.current) return;
    hasMoved.current = false;
    // The focus is not moved back if the user has moved on.
    if (document.activeElement === document.body) addRef.current?.focus();
  }, [hasMoved]);

  const edit = (index: number | 'new') => {
    anchor.current = index === 'new' ? addRef.current : (chipRefs.current.get(index) ?? null);
    setEditing(index);
  };
  const remove = (group: FilterGroup) => onChange(filters.filter((_, at) => !group.indexes.includes(at)));
  const apply = (next: FilterGroup) => {
    const createdFilters = filtersOf(next.fieldId, next.condition, next.value);
    onChange(
      editing === 'new' || editing === undefined
        ? [...filters, ...createdFilters]
        : groups.flatMap((group, at) =>
            at === editing ? createdFilters : filtersOf(group.fieldId, group.condition, group.value),
          ),
    );
    setEditing(undefined);
  };

  return (
    <div role="group" aria-label={messages.filters} className={cx(styles.bar, isStacked && styles.stacked)}>
      {groups.map((group, index) => {
        const field = fields.find((one) => one.id === group.fieldId);
        if (!field) return null;
        const [from = '', to = ''] = typeof group.value === 'string' ? [] : (group.value ?? []);
        return (
          <Chip
            key={index}
            ref={(node) => {
              if (node) chipRefs.current.set(index, node);
              else chipRefs.current.delete(index);
            }}
            field={field.label}
            operator={operatorLabel(field, group.condition, messages)}
            value={
              group.condition === 'between'
                ? messages.and(
                    valueLabel(field, { value: from }, messages, locale),
                    valueLabel(field, { value: to }, messages, locale),
                  )
                : valueLabel(field, group, messages, locale)
            }
            onPress={() => edit(index)}
            onRemove={() => remove(group)}
          />
        );
      })}
      <span className={cx((filters.length === 0 || isStacked) && styles.alone)}>
        <Button
          ref={addRef}
          variant="ghost"
          size="sm"
          icon={PlusIcon}
          quiet
          onPress={() => edit('new')}
          aria-haspopup="dialog"
          aria-expanded={editing === 'new'}
        >
          {messages.add}
        </Button>
      </span>
      {filters.length > 0 && (
        <span className={styles.clear}>
          <Button variant="ghost" size="sm" onPress={() => onChange([])}>
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
            <FilterEditor
              fields={fields}
              initial={editing === 'new' ? undefined : groups[editing]}
              today={today}
              onApply={apply}
              onCancel={() => setEditing(undefined)}
            />
          </Suspense>
        </Popup>
      )}
    </div>
  );
}
