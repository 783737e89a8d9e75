import { useId, useRef, useState } from 'react';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SaveBar } from '../FormLayout/SaveBar.tsx';
import { BuilderGroupView } from './BuilderGroupView.tsx';
import { formBuilderMessages } from './FormBuilder.messages.ts';
import { FormPreview } from './FormPreview.tsx';
import { useBuilderDrag } from './useBuilderDrag.ts';
import * as styles from './FormBuilder.css.ts';
import type { FormBuilderProps } from './FormBuilderProps.ts';

export type { FormBuilderProps } from './FormBuilderProps.ts';

export type { BuilderField, BuilderGroup, BuilderPlace } from './builder.ts';
export { PreviewField } from './PreviewField.tsx';

/**
 * Form builder: fields in groups at the left, movable by mouse, touch and keyboard and edited in place; preview at
 * the right in desktop or phone width.
 *
 * @example
 * <FormBuilder
 *   label="Daily report"
 *   groups={[
 *     {
 *       id: 'site',
 *       title: 'Site',
 *       fields: [{ id: 'weather', label: 'Weather', kind: 'text', isRequired: true }],
 *     },
 *   ]}
 * />
 */
export function FormBuilder({
  label,
  header,
  groups,
  openId: givenOpen,
  onOpenChange,
  foot,
  preview,
  save,
  onMoveField,
  onMoveGroup,
  ...row
}: FormBuilderProps) {
  const messages = useMessages('formBuilder', formBuilderMessages);
  const { locale, direction } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const [openId, setOpen] = useControlled<string | undefined>(givenOpen, undefined, onOpenChange);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [announcement, announce] = useState('');
  const number = (value: number) => value.toLocaleString(locale);
  const groupOf = (id: string) => groups.find((group) => group.id === id);
  const titleOf = (id: string) => groupOf(id)?.title ?? '';
  const labelOf = (id: string) =>
    groups.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label ?? '';
  const dragControls = useBuilderDrag({
    groups,
    root,
    isRtl: direction === 'rtl',
    onMoveField:
      onMoveField &&
      ((fieldId, place) => {
        onMoveField(fieldId, place);
        setFolded((all) => all.filter((id) => id !== place.groupId));
        announce(messages.moved(labelOf(fieldId), titleOf(place.groupId), number(place.index + 1)));
      }),
    onMoveGroup:
      onMoveGroup &&
      ((groupId, index) => {
        onMoveGroup(groupId, index);
        announce(messages.movedGroup(titleOf(groupId), number(index + 1)));
      }),
  });
  const { dragged } = dragControls;
  const others = (groupId: string, fieldId: string) =>
    (groupOf(groupId)?.fields ?? []).filter((field) => field.id !== fieldId).length + 1;

  return (
    <div className={styles.page}>
      <div className={styles.panes}>
        <div className={styles.list}>
          {header}
          <div role="region" aria-label={label} ref={root}>
            <div className={styles.heads} aria-hidden>
              <span />
              <span>{messages.field}</span>
              <span className={styles.headAside}>{messages.code}</span>
              <span className={styles.headAside}>{messages.kind}</span>
              <span>{messages.required}</span>
              <span />
            </div>
            <p id={keysId} className={styles.unseen}>
              {messages.keys}
            </p>
            {groups.map((group, index) => (
              <BuilderGroupView
                key={group.id}
                group={group}
                index={index}
                isLast={index === groups.length - 1}
                keysId={keysId}
                dragControls={dragControls}
                canMoveField={onMoveField !== undefined}
                canMoveGroup={onMoveGroup !== undefined}
                isFolded={folded.includes(group.id)}
                onFold={(isFolded) =>
                  setFolded((all) => [
                    ...all.filter((id) => id !== group.id),
                    ...(isFolded ? [group.id] : []),
                  ])
                }
                openId={openId}
                onOpen={setOpen}
                {...row}
              />
            ))}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
        {preview && <FormPreview openId={openId}>{preview}</FormPreview>}
      </div>
      {save && <SaveBar {...save} />}
      <div role="status" className={styles.unseen}>
        {announcement}
      </div>
      {dragged && (
        <KeyboardDragLine strong={[dragged.kind === 'field' ? labelOf(dragged.id) : titleOf(dragged.id)]}>
          {dragged.kind === 'field'
            ? messages.fieldPosition(
                labelOf(dragged.id),
                titleOf(dragged.place.groupId),
                number(dragged.place.index + 1),
                number(others(dragged.place.groupId, dragged.id)),
              )
            : messages.groupPosition(titleOf(dragged.id), number(dragged.index + 1), number(groups.length))}
        </KeyboardDragLine>
      )}
    </div>
  );
}
