import { Lock } from 'lucide-react';
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { focusIncompleteField } from '../../components/Field/incompleteField.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import type { Option } from '../../components/Select/options.ts';
import { Pill } from '../../components/Status/Pill.tsx';
import { TextArea } from '../../components/TextField/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { ActivityDraft, ActivityErrors, ActivityKind, ActivityValue, Present } from './activity.ts';
import * as styles from './ActivityComposer.css.ts';
import { activityComposerMessages } from './ActivityComposer.messages.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { useActivity } from './useActivity.ts';

export type {
  ActivityDirection,
  ActivityDraft,
  ActivityErrors,
  ActivityFieldId,
  ActivityInputId,
  ActivityKind,
  ActivityPerson,
  ActivityValue,
  Present,
} from './activity.ts';

export interface ActivityComposerProps {
  /** Two to five activity types; the first is the default. */
  kinds: readonly ActivityKind[];
  /**
   * Saves the activity. Resolves with field errors or rejects with a message; the input is kept in both cases. The
   * draft is cleared after success.
   */
  onSubmit: (value: ActivityValue) => Promise<ActivityErrors | void>;
  /** Controlled draft, so that it survives a reload; uncontrolled by default. */
  draft?: ActivityDraft;
  /** Called when the draft changes. */
  onDraftChange?: (draft: ActivityDraft) => void;
  /** Searches participants; superseded calls are aborted. */
  onSearchPeople?: (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Returns the current local day and time; by default those of the device. */
  now?: () => Present;
  /** Reason why logging is disabled. The draft is kept. */
  disabledReason?: string;
  /** Opens and focuses the text on mount. */
  autoFocus?: boolean;
}

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/**
 * Input to log a note, call or meeting. Ctrl+Enter saves; Escape closes and keeps the draft.
 *
 * @example
 * <ActivityComposer
 *   kinds={[{ id: 'note', label: 'Note', icon: FileTextIcon, fields: [] }]}
 *   onSubmit={async ({ text }) => console.log(text)}
 * />
 */
export function ActivityComposer({ kinds, disabledReason, ...props }: ActivityComposerProps) {
  const messages = useMessages('activityComposer', activityComposerMessages);
  const [first] = kinds;
  if (!first) return null;
  if (disabledReason === undefined) return <Composer kinds={kinds} first={first} {...props} />;
  return (
    <div role="group" aria-label={messages.label} className={styles.locked}>
      <span className={styles.lockedGlyph}>
        <Icon icon={Lock} />
      </span>
      {disabledReason}
    </div>
  );
}

interface ComposerProps extends Omit<ActivityComposerProps, 'disabledReason'> {
  first: ActivityKind;
}

function Composer({
  kinds,
  first,
  onSubmit,
  draft: draftProp,
  onDraftChange,
  onSearchPeople,
  now,
  autoFocus,
}: ComposerProps) {
  const messages = useMessages('activityComposer', activityComposerMessages);
  const { locale } = useLocale();
  const isPhone = useIsPhone();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while the focus has returned to the collapsed line, which must not reopen it. */
  const isHeld = useRef(false);
  /** A press on a control that takes no focus blurs the composer, although the user has not left it. */
  const isPressed = useRef(false);
  const activity = useActivity({
    kind: ({ kind }) => kinds.find(({ id }) => id === kind) ?? first,
    onSubmit,
    draft: draftProp,
    onDraftChange,
    now,
    onSaved: () => {
      // The focus is not moved back if the user has moved on.
      if (box.current?.contains(document.activeElement)) toLine();
    },
  });
  const { draft, kind, isOpen, isEmpty, isSaving, errors, register } = activity;
  useEffect(() => () => clearTimeout(leaving.current), []);

  const toLine = () => {
    isHeld.current = true;
    activity.focus('text');
  };
  const open = () => {
    isHeld.current = false;
    activity.open();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // An open list or calendar popover handles its own keys.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.defaultPrevented || !isInside) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isOpen) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && isOpen && !isSaving) {
      event.preventDefault();
      event.stopPropagation();
      activity.close(isEmpty ? '' : messages.kept);
      toLine();
    } else if (event.key === 'Enter' && !isOpen && event.target instanceof HTMLTextAreaElement) {
      event.preventDefault();
      open();
    }
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    clearTimeout(leaving.current);
    if (!isHeld.current && event.target instanceof HTMLTextAreaElement) open();
  };
  const onBlur = () => {
    clearTimeout(leaving.current);
    if (isPressed.current) return;
    // Focus moving into a popover returns as a focus event shortly after.
    leaving.current = setTimeout(() => {
      if (box.current?.contains(document.activeElement)) return;
      isHeld.current = false;
      if (isOpen && isEmpty && !isSaving) activity.close('');
    }, 0);
  };
  const submit = () => (focusIncompleteField(box.current) ? undefined : activity.submit());
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });

  return (
    <div
      ref={box}
      role="group"
      aria-label={messages.label}
      className={cx(styles.root, isOpen && styles.open)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onMouseDownCapture={() => {
        isPressed.current = true;
        setTimeout(() => {
          isPressed.current = false;
        }, 0);
      }}
    >
      {isOpen && (
        <div className={styles.kinds}>
          <SegmentedControl
            label={messages.kind}
            size="sm"
            options={kinds.map(({ id, label, icon }) => ({
              id,
              label,
              icon,
              iconOnly: isPhone && id !== kind.id,
            }))}
            value={kind.id}
            isDisabled={isSaving}
            onChange={activity.choose}
          />
        </div>
      )}
      {isOpen && kind.fields.includes('subject') && (
        <TextField
          ref={register('subject')}
          label={activity.labelOf('subject')}
          size="sm"
          isRequired={kind.required?.includes('subject')}
          isReadOnly={isSaving}
          errorMessage={errors.subject}
          value={draft.subject ?? ''}
          onChange={(subject) => activity.change('subject', { subject })}
        />
      )}
      <div className={styles.line}>
        {!isOpen && !isEmpty && (
          <span className={styles.draftMark}>
            <Pill tone="warn" icon={kind.icon}>
              {messages.draft(kind.label)}
            </Pill>
          </span>
        )}
        <div
          className={cx(styles.text, !isOpen && styles.closedText)}
          onPointerDown={() => {
            isHeld.current = false;
          }}
          onClick={open}
        >
          <TextArea
            ref={register('text')}
            label={isOpen ? activity.labelOf('text') : messages.label}
            hideLabel
            autoFocus={autoFocus}
            rows={isOpen ? 3 : 1}
            maxRows={isOpen ? 14 : 1}
            placeholder={
              isOpen
                ? kind.placeholder
                : messages.placeholder(list.format(kinds.map(({ label }) => label.toLocaleLowerCase(locale))))
            }
            isReadOnly={isSaving}
            errorMessage={errors.text}
            aria-describedby={isOpen ? hintId : undefined}
            value={draft.text ?? ''}
            onChange={(text) => {
              open();
              activity.change('text', { text });
            }}
          />
        </div>
        {!isOpen && (
          <div className={styles.quick}>
            {kinds.map(({ id, label, icon }) => (
              <IconButton
                key={id}
                icon={icon}
                label={label}
                size="sm"
                onPress={() => {
                  activity.choose(id);
                  open();
                  activity.focus('text');
                }}
              />
            ))}
          </div>
        )}
      </div>
      {isOpen && (
        <ActivityFields
          kind={kind}
          value={activity.value}
          errors={errors}
          isReadOnly={isSaving}
          labelOf={activity.labelOf}
          onChange={activity.change}
          onSearchPeople={onSearchPeople}
          register={register}
        />
      )}
      {isOpen && activity.failure !== undefined && (
        <Banner tone="bad" isUrgent>
          {activity.failure}
        </Banner>
      )}
      {isOpen && (
        <div className={styles.foot}>
          <span id={hintId} className={styles.hint}>
            {messages.keys(isMac() ? '⌘' : 'Ctrl')}
          </span>
          <Button
            variant="ghost"
            size="sm"
            isDisabled={isSaving}
            onPress={() => {
              if (!isEmpty) activity.discard();
              activity.close('');
              toLine();
            }}
          >
            {isEmpty ? messages.cancel : messages.clear}
          </Button>
          <Button variant="primary" size="sm" isPending={isSaving} onPress={() => void submit()}>
            {kind.saveLabel ?? messages.save(kind.label)}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{activity.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
