import { Check, ChevronRight, GripVertical, Lock } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { ContextMenu, type ContextMenuHandle } from '../../components/Menu/ContextMenu.tsx';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { fieldIcon } from './fieldTypeIcons.ts';
import { listFieldRows, type FieldRow } from './fieldRows.ts';
import { entriesOf, reportSlots } from './reportLayout.ts';
import type { ReportBuilderProps } from './ReportBuilder.props.ts';
import type { ReportField, ReportSource } from './reportTypes.ts';
import type { ReportDragItem } from './useReportDrag.ts';
import type { ReportLayoutState } from './useReportLayout.ts';
import * as styles from './ReportBuilder.css.ts';

interface FieldsPanelProps extends Pick<
  ReportBuilderProps,
  'sources' | 'fieldsFooter' | 'isLoading' | 'error' | 'onRetry' | 'onFilterAdd'
> {
  state: ReportLayoutState;
  onDragStart: (event: PointerEvent<HTMLElement>, item: ReportDragItem) => void;
}

const addMessages = { rows: 'toRows', columns: 'toColumns', values: 'toValues' } as const;

/** Entries of the menu of a field: one for each slot. */
function fieldMenu(
  field: ReportField,
  { messages, refuseEntry, add }: ReportLayoutState,
  onFilterAdd: ((fieldId: string) => void) | undefined,
): MenuEntry[] {
  return [
    ...reportSlots.map((slot) => {
      const reason = refuseEntry(slot, field);
      return {
        id: slot,
        label: messages[addMessages[slot]],
        ...(reason === undefined ? {} : { disabledReason: reason }),
        onAction: () => add(field, slot),
      };
    }),
    ...(onFilterAdd
      ? [{ id: 'filters', label: messages.toFilters, onAction: () => onFilterAdd(field.id) }]
      : []),
  ];
}

interface FieldRowViewProps {
  row: FieldRow;
  isTabStop: boolean;
  isUsed: boolean;
  onPress: () => void;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

function FieldRowView({ row, isTabStop, isUsed, onPress, onFocus, onPointerDown }: FieldRowViewProps) {
  const isSource = row.kind === 'source';
  const lock = isSource ? row.source.lockedReason : undefined;
  const { label, aside } = isSource ? row.source : row.field;
  return (
    <div
      role="treeitem"
      aria-level={row.level}
      aria-expanded={isSource && lock === undefined ? row.isExpanded : undefined}
      aria-disabled={lock === undefined ? undefined : true}
      aria-checked={isSource ? undefined : isUsed}
      tabIndex={isTabStop ? 0 : -1}
      data-field={row.id}
      className={cx(styles.field, isSource && styles.source, isUsed && styles.fieldUsed)}
      style={{ paddingInlineStart: `${row.level - 1}rem` }}
      onClick={onPress}
      onFocus={onFocus}
      onPointerDown={isSource ? undefined : onPointerDown}
    >
      <span className={cx(styles.fieldGlyph, isSource && row.isExpanded && styles.fieldOpen)}>
        <Icon
          icon={isSource ? (lock === undefined ? ChevronRight : Lock) : fieldIcon(row.field)}
          size={14}
          isDirectional={isSource && lock === undefined && !row.isExpanded}
        />
      </span>
      <span className={styles.fieldText}>
        <span className={styles.fieldLabel} title={label}>
          {label}
        </span>
        {lock !== undefined && <span className={styles.lock}>{lock}</span>}
      </span>
      {aside !== undefined && <span className={styles.fieldAside}>{aside}</span>}
      {!isSource && (
        <span className={cx(styles.fieldMark, isUsed && styles.fieldCheck)}>
          <Icon icon={isUsed ? Check : GripVertical} size={14} isBold={isUsed} />
        </span>
      )}
    </div>
  );
}

/** Searchable tree of sources and fields. */
export function FieldsPanel(props: FieldsPanelProps) {
  const { sources, state, fieldsFooter, isLoading, error, onRetry } = props;
  const { messages, number } = state;
  const [query, setQuery] = useState('');
  return (
    <div className={styles.column}>
      <div className={styles.fieldSearch}>
        <SearchField
          label={messages.findField}
          placeholder={messages.findField}
          value={query}
          onChange={setQuery}
          isDisabled={isLoading === true || error !== undefined}
        />
      </div>
      <div className={styles.fieldList}>
        {error !== undefined ? (
          <ErrorState size="sm" {...(onRetry ? { onRetry } : {})}>
            {error}
          </ErrorState>
        ) : isLoading ? (
          <div className={styles.fieldNote}>
            <Skeleton shape="text" count={8} label={messages.loadingFields} />
          </div>
        ) : (
          <FieldTree {...props} query={query} sources={sources} />
        )}
      </div>
      {fieldsFooter !== undefined && <div className={styles.fieldsFoot}>{fieldsFooter}</div>}
      <VisuallyHidden>
        <span role="status">
          {query.trim() !== '' &&
            messages.fieldsFound(
              listFieldRows(sources, new Set(), query).count,
              number(listFieldRows(sources, new Set(), query).count),
            )}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Sources that are expanded at first: the first one, and those with fields that are used. */
function firstExpanded(sources: readonly ReportSource[], isUsed: (fieldId: string) => boolean): Set<string> {
  const expanded = new Set(sources.slice(0, 1).map(({ id }) => id));
  const walk = (source: ReportSource): boolean => {
    const below = (source.sources ?? []).map(walk).some(Boolean);
    const isShown = below || source.fields.some(({ id }) => isUsed(id));
    if (isShown) expanded.add(source.id);
    return isShown;
  };
  sources.forEach(walk);
  return expanded;
}

/** The tree with one tab stop; arrow keys travel, expand and collapse. */
function FieldTree({
  sources,
  state,
  query,
  onDragStart,
  onFilterAdd,
}: FieldsPanelProps & { query: string }): ReactNode {
  const { layout, messages } = state;
  const isRtl = useLocale().direction === 'rtl';
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() =>
    firstExpanded(sources, (fieldId) => entriesOf(layout, fieldId).length > 0),
  );
  const [activeId, setActiveId] = useState<string>();
  const [menuField, setMenuField] = useState<ReportField>();
  const hintId = useId();
  const menu = useRef<ContextMenuHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const { rows } = listFieldRows(sources, expanded, query);
  const active = rows.find(({ id }) => id === activeId)?.id ?? rows[0]?.id;
  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setExpanded(next);
  };
  const press = (row: FieldRow) => {
    if (row.kind === 'field') state.toggle(row.field);
    else if (row.source.lockedReason === undefined) toggle(row.id);
  };
  const focusRow = (row: FieldRow | undefined) => {
    if (row) root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(row.id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = rows.findIndex(({ id }) => id === (event.target as HTMLElement).dataset['field']);
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [forward, backward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const isOpen = row.kind === 'source' && row.isExpanded;
    if (event.key === 'ArrowDown') focusRow(rows[at + 1]);
    else if (event.key === 'ArrowUp') focusRow(rows[at - 1]);
    else if (event.key === 'Home') focusRow(rows[0]);
    else if (event.key === 'End') focusRow(rows.at(-1));
    else if (event.key === forward) {
      if (isOpen) focusRow(rows[at + 1]);
      else if (row.kind === 'source') press(row);
    } else if (event.key === backward) {
      if (isOpen && query.trim() === '') press(row);
      else focusRow(rows.find(({ id }) => id === row.parentId));
    } else if (event.key === 'Enter' || event.key === ' ') press(row);
    else return;
    event.preventDefault();
  };
  if (rows.length === 0)
    return (
      <p className={styles.fieldNote}>
        {query.trim() === '' ? messages.noFieldsYet : messages.noFields(query.trim())}
      </p>
    );
  return (
    <ContextMenu
      ref={menu}
      label={menuField ? messages.addTo(menuField.label) : messages.fields}
      items={menuField ? fieldMenu(menuField, state, onFilterAdd) : []}
      hasLongPress={false}
    >
      <div
        ref={root}
        role="tree"
        aria-label={messages.fields}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => {
          const id = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset['field'];
          const row = rows.find((one) => one.id === id);
          if (row?.kind === 'field') setMenuField(row.field);
          else event.stopPropagation();
        }}
      >
        {rows.map((row) => (
          <FieldRowView
            key={`${row.kind} ${row.id}`}
            row={row}
            isTabStop={row.id === active}
            isUsed={row.kind === 'field' && entriesOf(layout, row.id).length > 0}
            onPress={() => press(row)}
            onFocus={() => setActiveId(row.id)}
            onPointerDown={(event) => onDragStart(event, { kind: 'field', id: row.id })}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span id={hintId}>{messages.hintFields}</span>
      </VisuallyHidden>
    </ContextMenu>
  );
}
