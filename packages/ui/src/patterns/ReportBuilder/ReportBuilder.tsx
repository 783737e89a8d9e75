import { useRef, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import * as field from '../../components/Field/Field.css.ts';
import { cx } from '../../cx.ts';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { useWidth } from '../../hooks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { fieldIcon } from './fieldTypeIcons.ts';
import { FieldsPanel } from './FieldsPanel.tsx';
import { LayoutPanel } from './LayoutPanel.tsx';
import type { ReportBuilderProps } from './ReportBuilder.props.ts';
import { useReportDrag, type ReportDrag } from './useReportDrag.ts';
import { useReportLayout, type ReportLayoutState } from './useReportLayout.ts';
import * as styles from './ReportBuilder.css.ts';

export type { ReportBuilderProps } from './ReportBuilder.props.ts';
export type {
  ReportField,
  ReportLayout,
  ReportLimits,
  ReportRefusal,
  ReportSlot,
  ReportSource,
} from './reportTypes.ts';

/** Width in pixels below which the panels are tabs. */
const tabsBelow = 760;

/**
 * Builder of a report: a tree of fields, slots for rows, columns, values, filters and sort, and the result. On phones
 * the three are tabs.
 *
 * Keyboard: in the fields arrow keys travel, expand and collapse; Enter or Space adds a field to the usual slot or
 * removes it; Shift with F10 opens a menu of the slots. In a slot Left and Right go from field to field, Enter opens the
 * menu with its settings, Alt with Left and Right moves a field within the slot, Alt with Up and Down to the slot before
 * or after, F2 renames it, Delete removes it. Every change is announced. By touch, a field is dragged after a long press.
 *
 * @example
 * const [layout, setLayout] = useState<ReportLayout>(emptyReportLayout);
 * return (
 *   <ReportBuilder
 *     label="Cost report"
 *     sources={[
 *       { id: 'cost', label: 'Costs', fields: [{ id: 'job', label: 'Job', type: 'text' }] },
 *     ]}
 *     layout={layout}
 *     onLayoutChange={setLayout}
 *   >
 *     <Text>{layout.rows.length} row fields</Text>
 *   </ReportBuilder>
 * );
 */
export function ReportBuilder(props: ReportBuilderProps) {
  const { label, children, filters, onFilterAdd, actions, footer, isReadOnly = false } = props;
  const state = useReportLayout(props);
  const { messages } = state;
  const addFilter =
    onFilterAdd &&
    ((fieldId: string) => {
      state.announce(messages.added(state.fields.get(fieldId)?.label ?? fieldId, messages.filters));
      onFilterAdd(fieldId);
    });
  const [measureWidth, width] = useWidth();
  const root = useRef<HTMLElement>(null);
  const ref = useMergedRef<HTMLElement>(root, measureWidth);
  const { drag, begin } = useReportDrag({
    state,
    root,
    isOff: isReadOnly,
    onFilterAdd: addFilter,
    onCancel: (name) => state.announce(messages.notMoved(name)),
  });
  const isNarrow = width !== undefined && width < tabsBelow;
  const fields = isReadOnly ? undefined : (
    <FieldsPanel
      {...props}
      state={state}
      onDragStart={begin}
      {...(addFilter ? { onFilterAdd: addFilter } : {})}
    />
  );
  const isFilterTarget = drag !== undefined && drag.item.kind !== 'sort' && onFilterAdd !== undefined;
  const layout = (
    <>
      {(filters !== undefined || actions !== undefined) && (
        <div className={styles.filterRow}>
          <div
            role="group"
            aria-label={messages.filters}
            className={cx(
              styles.filters,
              isFilterTarget && styles.slotOpen,
              isFilterTarget && drag.target?.slot === 'filters' && styles.slotOver,
            )}
            {...(onFilterAdd ? { 'data-slot': 'filters' } : {})}
          >
            {filters}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <LayoutPanel state={state} drag={drag} isReadOnly={isReadOnly} onDragStart={begin} />
    </>
  );
  const result = (
    <div className={styles.column}>
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
  return (
    <section ref={ref} aria-label={label} className={cx(styles.root, drag && styles.dragging)}>
      {isNarrow ? (
        <Tabs
          label={label}
          keepsMounted
          items={[
            {
              id: 'result',
              label: messages.result,
              content: <div className={styles.tabResult}>{result}</div>,
            },
            {
              id: 'layout',
              label: messages.layout,
              content: layout,
            },
            ...(fields ? [{ id: 'fields', label: messages.fields, content: fields }] : []),
          ]}
        />
      ) : (
        <div className={styles.panels}>
          {fields && <aside className={styles.side}>{fields}</aside>}
          <div className={styles.column}>
            {layout}
            {result}
          </div>
        </div>
      )}
      {drag && <DragPreview drag={drag} state={state} />}
      <span role="status" className={field.live}>
        {state.announcement}
      </span>
    </section>
  );
}

/** The dragged field at the pointer, and a line that says where it would land. */
function DragPreview({ drag, state }: { drag: ReportDrag; state: ReportLayoutState }): ReactNode {
  const { messages, number } = state;
  const { name, at, target, refusal } = drag;
  const text =
    refusal ??
    (!target
      ? messages.dropsNowhere(name)
      : target.slot === 'filters'
        ? messages.dropsAsFilter(name)
        : target.slot === 'sort'
          ? messages.dropsAsSort(name)
          : messages.dropsIn(name, messages[target.slot], number(target.index + 1)));
  return (
    <>
      <span aria-hidden className={styles.preview} style={{ insetBlockStart: at.y + 12, left: at.x + 12 }}>
        <Icon icon={fieldIcon(drag.field)} size={14} />
        <span className={styles.previewText}>{name}</span>
      </span>
      <KeyboardDragLine strong={[name]} isRefused={refusal !== undefined}>
        {text}
      </KeyboardDragLine>
    </>
  );
}
