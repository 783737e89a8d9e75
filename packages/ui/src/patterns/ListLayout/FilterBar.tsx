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
import { filterWords } from './Filter.messages.ts';
import {
  filtersOf,
  groupFilters,
  operatorLabel,
  valueLabel,
  type Filter,
  type FilterField,
  type FilterGroup,
} from './filters.ts';

// A list is seen before it is narrowed: the calendar and the choices come when somebody asks for them.
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
  /** YYYY-MM-DD that the periods of a date count from; the day it is where not given. */
  today?: string;
  /** Set when the bar has moved to another place on the page: it takes the focus along, and unsets it. */
  hasMoved?: RefObject<boolean>;
}

/** What the list is narrowed by: a chip each, pressed to change, crossed to remove. */
export function FilterBar({ fields, filters, onChange, isStacked, today, hasMoved }: FilterBarProps) {
  const words = useMessages('filter', filterWords);
  const { locale } = useLocale();
  const groups = groupFilters(filters);
  const [editing, setEditing] = useState<number | 'new'>();
  const addRef = useRef<HTMLButtonElement>(null);
  const chipRefs = useRef(new Map<number, HTMLButtonElement>());
  const anchor = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasMoved?.current) return;
    hasMoved.current = false;
    // Whoever has gone on to something else meanwhile is not called back from it.
    if (document.activeElement === document.body) addRef.current?.focus();
  }, [hasMoved]);

  const edit = (index: number | 'new') => {
    anchor.current = index === 'new' ? addRef.current : (chipRefs.current.get(index) ?? null);
    setEditing(index);
  };
  const remove = (group: FilterGroup) => onChange(filters.filter((_, at) => !group.indexes.includes(at)));
  const apply = (next: FilterGroup) => {
    const made = filtersOf(next.fieldId, next.condition, next.value);
    onChange(
      editing === 'new' || editing === undefined
        ? [...filters, ...made]
        : groups.flatMap((group, at) =>
            at === editing ? made : filtersOf(group.fieldId, group.condition, group.value),
          ),
    );
    setEditing(undefined);
  };

  return (
    <div role="group" aria-label={words.filters} className={cx(styles.bar, isStacked && styles.stacked)}>
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
            operator={operatorLabel(field, group.condition, words)}
            value={
              group.condition === 'between'
                ? words.and(
                    valueLabel(field, { value: from }, words, locale),
                    valueLabel(field, { value: to }, words, locale),
                  )
                : valueLabel(field, group, words, locale)
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
          {words.add}
        </Button>
      </span>
      {filters.length > 0 && (
        <span className={styles.clear}>
          <Button variant="ghost" size="sm" onPress={() => onChange([])}>
            {words.clear}
          </Button>
        </span>
      )}
      {editing !== undefined && (
        <Popup
          anchor={anchor}
          role="dialog"
          aria-label={editing === 'new' ? words.add : words.change}
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
