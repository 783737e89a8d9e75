import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  Ellipsis,
  GripVertical,
  Plus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Switch } from '../../components/Choice/Switch.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { BuilderField, BuilderGroup } from './builder.ts';
import type { FormBuilderProps } from './FormBuilderProps.ts';
import { formBuilderMessages } from './FormBuilder.messages.ts';
import type { useBuilderDrag } from './useBuilderDrag.ts';
import * as styles from './FormBuilder.css.ts';

type BuilderDragControls = ReturnType<typeof useBuilderDrag>;
type Row = Pick<FormBuilderProps, 'editor' | 'onRequiredChange' | 'onAdd' | 'menuOf' | 'groupMenuOf'>;

/** Scrolls to the error of the open field. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function Handle({
  label,
  thing,
  dragControls,
  keysId,
}: {
  label: string;
  thing: { kind: 'field' | 'group'; id: string };
  dragControls: BuilderDragControls;
  keysId: string;
}) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      aria-describedby={keysId}
      aria-pressed={dragControls.dragged?.id === thing.id}
      onPointerDown={(event) => dragControls.begin(event, thing)}
      onKeyDown={(event) => dragControls.onKeyDown(event, thing)}
      onBlur={() => dragControls.dragged?.id === thing.id && dragControls.cancelDrag()}
    >
      <Icon icon={GripVertical} />
    </button>
  );
}

function ErrorLine({ isOfGroup, children }: { isOfGroup?: boolean; children: ReactNode }) {
  return (
    <p className={cx(styles.error, isOfGroup && styles.groupError)}>
      <span className={styles.errorGlyph}>
        <Icon icon={CircleAlert} size={14} />
      </span>
      {children}
    </p>
  );
}

function FieldView({
  field,
  dragControls,
  keysId,
  canMove,
  isOpen,
  onOpen,
  mark,
  editor,
  onRequiredChange,
  menuOf,
}: Row & {
  field: BuilderField;
  dragControls: BuilderDragControls;
  keysId: string;
  canMove: boolean;
  isOpen: boolean;
  onOpen: (id: string | undefined) => void;
  mark: string | undefined;
}) {
  const messages = useMessages('formBuilder', formBuilderMessages);
  const isDragged = dragControls.dragged?.id === field.id;
  const entries = menuOf?.(field) ?? [];
  return (
    <li
      data-field={field.id}
      className={cx(styles.field, isOpen && styles.isOpen, isDragged && styles.dragged, mark)}
    >
      <div className={styles.row}>
        {canMove ? (
          <Handle
            label={messages.moveField(field.label)}
            thing={{ kind: 'field', id: field.id }}
            dragControls={dragControls}
            keysId={keysId}
          />
        ) : (
          <span />
        )}
        <span className={styles.name}>
          {field.icon && (
            <span className={styles.glyph}>
              <Icon icon={field.icon} />
            </span>
          )}
          <span className={styles.label} title={field.label}>
            {field.label}
          </span>
        </span>
        <span className={styles.code} title={field.code}>
          {field.code}
        </span>
        <span className={styles.kind}>{field.kind}</span>
        <span className={styles.required} title={field.requiredReason}>
          <Switch
            label={messages.requiredOf(field.label)}
            hideLabel
            isSelected={field.isRequired}
            isDisabled={!onRequiredChange || field.requiredReason !== undefined}
            onChange={(isRequired) => onRequiredChange?.(field.id, isRequired)}
          />
        </span>
        {editor ? (
          <IconButton
            icon={isOpen ? ChevronUp : ChevronDown}
            label={isOpen ? messages.close(field.label) : messages.open(field.label)}
            size="sm"
            aria-expanded={isOpen}
            onPress={() => onOpen(isOpen ? undefined : field.id)}
          />
        ) : entries.length > 0 ? (
          <Menu
            label={messages.moreActions(field.label)}
            items={entries}
            trigger={<IconButton icon={Ellipsis} label={messages.moreActions(field.label)} size="sm" />}
          />
        ) : (
          <span />
        )}
      </div>
      {field.error && (
        <div ref={isOpen ? intoView : null}>
          <ErrorLine>{field.error}</ErrorLine>
        </div>
      )}
      {isOpen && editor && <div className={styles.editor}>{editor(field)}</div>}
    </li>
  );
}

/** A group of the form that is being made: its head, and its fields below it. */
export function BuilderGroupView({
  group,
  index,
  isLast,
  keysId,
  dragControls,
  canMoveField,
  canMoveGroup,
  isFolded,
  onFold,
  openId,
  onOpen,
  ...row
}: Row & {
  group: BuilderGroup;
  index: number;
  isLast: boolean;
  keysId: string;
  dragControls: BuilderDragControls;
  canMoveField: boolean;
  canMoveGroup: boolean;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}) {
  const messages = useMessages('formBuilder', formBuilderMessages);
  const { locale, direction } = useLocale();
  const { dragged } = dragControls;
  const place =
    dragged?.kind === 'field' && dragged.place.groupId === group.id ? dragged.place.index : undefined;
  const others = group.fields.filter((field) => field.id !== dragged?.id);
  const markOf = (field: BuilderField): string | undefined => {
    if (place === undefined || field.id === dragged?.id) return undefined;
    const at = others.indexOf(field);
    if (at === place) return styles.before;
    return at === others.length - 1 && place === others.length ? styles.after : undefined;
  };
  const groupMark =
    dragged?.kind === 'group' && dragged.id !== group.id && dragged.index === index
      ? isLast
        ? styles.after
        : styles.before
      : undefined;
  const entries = row.groupMenuOf?.(group) ?? [];
  const { onAdd } = row;
  return (
    <div
      role="group"
      aria-label={group.title}
      data-group={group.id}
      className={cx(styles.group, dragged?.id === group.id && styles.dragged, groupMark)}
    >
      <div className={styles.groupHead}>
        {canMoveGroup && (
          <Handle
            label={messages.moveGroup(group.title)}
            thing={{ kind: 'group', id: group.id }}
            dragControls={dragControls}
            keysId={keysId}
          />
        )}
        <button
          type="button"
          className={cx(styles.handle, styles.fold)}
          aria-label={isFolded ? messages.expand(group.title) : messages.collapse(group.title)}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          <Icon icon={isFolded ? (direction === 'rtl' ? ChevronLeft : ChevronRight) : ChevronDown} />
        </button>
        <h2 className={styles.groupTitle} title={group.title}>
          {group.title}
        </h2>
        <span className={styles.count}>{group.fields.length.toLocaleString(locale)}</span>
        {onAdd && (
          <Button
            size="sm"
            variant="ghost"
            icon={Plus}
            aria-label={messages.addTo(group.title)}
            onPress={() => onAdd(group.id)}
          >
            {messages.add}
          </Button>
        )}
        {entries.length > 0 && (
          <Menu
            label={messages.moreActions(group.title)}
            items={entries}
            trigger={<IconButton icon={Ellipsis} label={messages.moreActions(group.title)} size="sm" />}
          />
        )}
      </div>
      {group.error && <ErrorLine isOfGroup>{group.error}</ErrorLine>}
      {!isFolded &&
        (group.fields.length > 0 ? (
          <ul className={styles.fields}>
            {group.fields.map((field) => (
              <FieldView
                key={field.id}
                field={field}
                dragControls={dragControls}
                keysId={keysId}
                canMove={canMoveField}
                isOpen={openId === field.id}
                onOpen={onOpen}
                mark={markOf(field)}
                {...row}
              />
            ))}
          </ul>
        ) : (
          <p className={cx(styles.empty, place !== undefined && styles.after)}>{messages.empty}</p>
        ))}
    </div>
  );
}
