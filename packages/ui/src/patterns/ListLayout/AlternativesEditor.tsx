import { PlusIcon } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { filterMessages } from './Filter.messages.ts';
import { filterEditorMessages } from './FilterEditor.messages.ts';
import * as styles from './FilterBar.css.ts';
import { FilterEditor } from './FilterEditor.tsx';
import {
  chipValueLabel,
  filtersOf,
  groupFilters,
  operatorLabel,
  type FilterAlternatives,
  type FilterField,
  type FilterGroup,
} from './filters.ts';

interface AlternativesEditorProps {
  fields: readonly FilterField[];
  /** Alternatives to begin with; with a single one, the editor asks for the second. */
  initial: FilterAlternatives;
  /** YYYY-MM-DD that periods count from. */
  today: string | undefined;
  /** Called with the alternatives that are left, which can be one or none. */
  onApply: (alternatives: FilterAlternatives) => void;
  onCancel: () => void;
}
/** Alternative and chip whose editor is open; a new one has the index after the last. */
interface Place {
  row: number;
  chip: number;
}

/** Maximum number of alternatives of a group. */
const MAX_ALTERNATIVES = 10;

const filtersIn = (groups: readonly FilterGroup[]) =>
  groups.flatMap(({ fieldId, condition, value }) => filtersOf(fieldId, condition, value));

/** Editor of alternatives, each with one or more filters. */
export function AlternativesEditor({ fields, initial, today, onApply, onCancel }: AlternativesEditorProps) {
  const messages = useMessages('filter', filterMessages);
  const own = useMessages('filterEditor', filterEditorMessages);
  const { locale } = useLocale();
  const [rows, setRows] = useState(() => initial.map((filters) => groupFilters(filters)));
  const [place, setPlace] = useState<Place | undefined>(
    initial.length === 1 ? { row: 1, chip: 0 } : undefined,
  );
  const orRef = useRef<HTMLButtonElement>(null);
  const isOverview = place === undefined;
  useEffect(() => {
    // The control that had the focus is gone with the editor of the filter.
    if (isOverview) orRef.current?.focus();
  }, [isOverview]);

  if (place) {
    const row = rows[place.row] ?? [];
    const edited = row[place.chip];
    const put = (group: FilterGroup) => {
      setRows(rows.toSpliced(place.row, 1, row.toSpliced(place.chip, 1, group)));
      setPlace(undefined);
    };
    return (
      <>
        <h2 className={styles.heading}>
          {edited ? own.changeCondition : row.length > 0 ? own.newCondition : own.newAlternative}
        </h2>
        <FilterEditor
          fields={fields}
          {...(edited ? { initial: edited } : {})}
          {...(today ? { today } : {})}
          onApply={put}
          onCancel={() => (rows.length > 0 ? setPlace(undefined) : onCancel())}
        />
      </>
    );
  }
  const remove = (at: number, chip: number) => {
    const left = (rows[at] ?? []).toSpliced(chip, 1);
    setRows(rows.toSpliced(at, 1, ...(left.length > 0 ? [left] : [])));
  };
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>{own.matchAny}</h2>
      {rows.map((row, at) => (
        <Fragment key={at}>
          {at > 0 && <span className={styles.or}>{own.or}</span>}
          <div role="group" aria-label={own.alternative(at + 1)} className={styles.alternative}>
            {row.map((group, chip) => {
              const field = fields.find(({ id }) => id === group.fieldId);
              if (!field) return null;
              return (
                <Fragment key={chip}>
                  {chip > 0 && <span className={styles.or}>{own.and}</span>}
                  <Chip
                    field={field.label}
                    operator={operatorLabel(field, group.condition, messages)}
                    value={chipValueLabel(field, group, messages, locale)}
                    onPress={() => setPlace({ row: at, chip })}
                    onRemove={() => remove(at, chip)}
                  />
                </Fragment>
              );
            })}
            <Button
              variant="ghost"
              size="sm"
              icon={PlusIcon}
              onPress={() => setPlace({ row: at, chip: row.length })}
            >
              {own.addCondition}
            </Button>
          </div>
        </Fragment>
      ))}
      <div className={styles.buttons}>
        <span className={styles.start}>
          <Button
            ref={orRef}
            variant="ghost"
            size="sm"
            icon={PlusIcon}
            isDisabled={rows.length >= MAX_ALTERNATIVES}
            onPress={() => setPlace({ row: rows.length, chip: 0 })}
          >
            {own.addAlternative}
          </Button>
        </span>
        <Button variant="ghost" size="sm" onPress={onCancel}>
          {own.cancel}
        </Button>
        <Button variant="primary" size="sm" onPress={() => onApply(rows.map(filtersIn))}>
          {own.apply}
        </Button>
      </div>
    </div>
  );
}
