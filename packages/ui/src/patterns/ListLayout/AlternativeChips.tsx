import { useRef, useState } from 'react';
import { Chip } from '../../components/Chip/Chip.tsx';
import * as menu from '../../components/Menu/Menu.css.ts';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { AlternativesEditor } from './AlternativesEditor.tsx';
import { filterMessages } from './Filter.messages.ts';
import { filterEditorMessages } from './FilterEditor.messages.ts';
import * as styles from './FilterBar.css.ts';
import {
  chipValueLabel,
  groupFilters,
  operatorLabel,
  type Filter,
  type FilterAlternatives,
  type FilterField,
} from './filters.ts';

interface AlternativeChipsProps {
  fields: readonly FilterField[];
  groups: readonly FilterAlternatives[];
  /** YYYY-MM-DD that periods count from. */
  today: string | undefined;
  /** @param plain filters of a group of which a single alternative is left. */
  onChange: (groups: readonly FilterAlternatives[], plain?: readonly Filter[]) => void;
}

/** Chips of filter groups, e.g. "Any of: Status is Prospect or City contains Bend", each with its editor. */
export function AlternativeChips({ fields, groups, today, onChange }: AlternativeChipsProps) {
  const messages = useMessages('filter', filterMessages);
  const own = useMessages('filterEditor', filterEditorMessages);
  const { locale } = useLocale();
  const [editing, setEditing] = useState<number>();
  const anchor = useRef<HTMLButtonElement>(null);
  const chipRefs = useRef(new Map<number, HTMLButtonElement>());
  const textOf = (filters: readonly Filter[]) =>
    groupFilters(filters)
      .flatMap((group) => {
        const field = fields.find(({ id }) => id === group.fieldId);
        return field
          ? `${field.label} ${operatorLabel(field, group.condition, messages)} ${chipValueLabel(field, group, messages, locale)}`
          : [];
      })
      .join(` ${own.and} `);
  const edited = editing === undefined ? undefined : groups[editing];
  return (
    <>
      {groups.map((group, index) => (
        <Chip
          key={index}
          ref={(node) => {
            if (node) chipRefs.current.set(index, node);
            else chipRefs.current.delete(index);
          }}
          field={own.anyOf}
          value={group.map(textOf).join(` ${own.or} `)}
          onPress={() => {
            anchor.current = chipRefs.current.get(index) ?? null;
            setEditing(index);
          }}
          onRemove={() => onChange(groups.toSpliced(index, 1))}
        />
      ))}
      {editing !== undefined && edited && (
        <Popup
          anchor={anchor}
          role="dialog"
          aria-label={own.changeGroup}
          isModal
          onClose={() => setEditing(undefined)}
          className={cx(menu.popover, styles.editor)}
        >
          <AlternativesEditor
            fields={fields}
            initial={edited}
            today={today}
            onApply={(next) => {
              if (next.length > 1) onChange(groups.toSpliced(editing, 1, next));
              else onChange(groups.toSpliced(editing, 1), next[0] ?? []);
              setEditing(undefined);
            }}
            onCancel={() => setEditing(undefined)}
          />
        </Popup>
      )}
    </>
  );
}
