import { PlusIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Dialog as AriaDialog, Popover as AriaPopover } from 'react-aria-components';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { cx } from '../../cx.ts';
import * as menu from '../../components/Menu/Menu.css.ts';
import * as styles from './FilterBar.css.ts';
import { operatorLabel, valueLabel, type Filter, type FilterField } from './filters.ts';

// A list is seen before it is narrowed: the calendar and the choices come when somebody asks for them.
const FilterEditor = lazy(() =>
  import('./FilterEditor.tsx').then((module) => ({ default: module.FilterEditor })),
);

export interface FilterBarProps {
  fields: readonly FilterField[];
  filters: readonly Filter[];
  onChange: (filters: Filter[]) => void;
  /** One under another, with the words to the full: in the sheet of a phone. */
  isStacked?: boolean;
  /** Set when the bar has moved to another place on the page: it takes the focus along, and unsets it. */
  hasMoved?: RefObject<boolean>;
}

/** What the list is narrowed by: a chip each, pressed to change, crossed to remove. */
export function FilterBar({ fields, filters, onChange, isStacked, hasMoved }: FilterBarProps) {
  const [editing, setEditing] = useState<number | 'new'>();
  const addRef = useRef<HTMLButtonElement>(null);
  const chipRefs = useRef(new Map<number, HTMLButtonElement>());
  const anchor = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasMoved?.current) return;
    hasMoved.current = false;
    addRef.current?.focus();
  }, [hasMoved]);

  const edit = (index: number | 'new') => {
    anchor.current = index === 'new' ? addRef.current : (chipRefs.current.get(index) ?? null);
    setEditing(index);
  };
  const remove = (index: number) => onChange(filters.filter((_, at) => at !== index));
  const apply = (filter: Filter) => {
    onChange(
      editing === 'new' || editing === undefined
        ? [...filters, filter]
        : filters.map((one, at) => (at === editing ? filter : one)),
    );
    setEditing(undefined);
  };

  return (
    <div role="group" aria-label="Filters" className={cx(styles.bar, isStacked && styles.stacked)}>
      {filters.map((filter, index) => {
        const field = fields.find((one) => one.id === filter.fieldId);
        if (!field) return null;
        return (
          <Chip
            key={index}
            ref={(node) => {
              if (node) chipRefs.current.set(index, node);
              else chipRefs.current.delete(index);
            }}
            field={field.label}
            operator={operatorLabel(field, filter.operator)}
            value={valueLabel(field, filter)}
            onPress={() => edit(index)}
            onRemove={() => remove(index)}
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
          Add filter
        </Button>
      </span>
      {filters.length > 0 && (
        <span className={styles.clear}>
          <Button variant="ghost" size="sm" onPress={() => onChange([])}>
            Clear filters
          </Button>
        </span>
      )}
      <AriaPopover
        className={menu.popover}
        triggerRef={anchor}
        isOpen={editing !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEditing(undefined);
        }}
        placement="bottom start"
        offset={4}
      >
        <AriaDialog aria-label={editing === 'new' ? 'Add filter' : 'Change filter'} className={styles.editor}>
          {editing !== undefined && (
            <Suspense fallback={null}>
              <FilterEditor
                fields={fields}
                initial={editing === 'new' ? undefined : filters[editing]}
                onApply={apply}
                onCancel={() => setEditing(undefined)}
              />
            </Suspense>
          )}
        </AriaDialog>
      </AriaPopover>
    </div>
  );
}
