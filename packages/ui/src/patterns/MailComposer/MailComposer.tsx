import { WifiOffIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { CommentEditor } from '../CommentEditor/CommentEditor.tsx';
import type { CommentEditorHandle } from '../CommentEditor/CommentEditorProps.ts';
import { ComposerAttachments } from './ComposerAttachments.tsx';
import { ComposerFooter } from './ComposerFooter.tsx';
import { draftProblems, type DraftProblem, type MailDraft } from './mailDraft.ts';
import type { MailComposerProps } from './MailComposerProps.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import * as styles from './MailComposer.css.ts';
import { Recipients, SenderRow } from './ComposerHeader.tsx';
import { useDraftProblemText } from './useDraftProblemText.ts';
import { UndoSendBar } from './UndoSendBar.tsx';

export type { DraftState, MailComposerProps, MergeField } from './MailComposerProps.ts';
export type { DraftFile, MailDraft } from './mailDraft.ts';
export type { MailAddress } from './mailAddresses.ts';

/**
 * Composer of a mail: recipients, subject, text with merge fields, attachments and the ways to send it. The draft is
 * kept by the caller. Ctrl+Enter sends. What keeps the draft from being sent is said beside its cause, and the first
 * such field gets the focus; a missing subject is asked about.
 *
 * @example
 * const [draft, setDraft] = useState<MailDraft>({
 *   to: [],
 *   cc: [],
 *   bcc: [],
 *   files: [],
 *   subject: 'RFI-027 head height',
 *   html: '',
 * });
 * return (
 *   <MailComposer
 *     label="New email"
 *     value={draft}
 *     onChange={setDraft}
 *     onSend={({ subject }) => console.log(subject)}
 *   />
 * );
 */
export function MailComposer(props: MailComposerProps) {
  if (props.undoUntil)
    return <UndoSendBar label={props.label} until={props.undoUntil} onUndo={props.onUndo} />;
  return <Composer {...props} />;
}

function Composer(props: MailComposerProps) {
  const { label, value, onChange, mergeFields, maxBytes, isSending } = props;
  const messages = useMessages('mailComposer', mailComposerMessages);
  const problemText = useDraftProblemText();
  const [isChecked, setChecked] = useState(false);
  const [asked, setAsked] = useState<{ send: (draft: MailDraft) => void }>();
  const root = useRef<HTMLElement>(null);
  const editor = useRef<CommentEditorHandle>(null);
  const subject = useRef<HTMLInputElement>(null);
  const rules = { maxBytes, fields: mergeFields?.map(({ name }) => name) };
  const problems = isChecked ? draftProblems(value, rules) : [];
  // Too large files are named at once: waiting for Send would waste the time of the upload.
  const large = draftProblems(value, rules).find(({ kind }) => kind === 'tooLarge');
  const errorOf = (field: DraftProblem['field']) =>
    problemText(problems.find((each) => each.field === field) ?? (field === 'files' ? large : undefined));
  const change = (next: Partial<MailDraft>) => onChange({ ...value, ...next });

  const trySend = (send: (draft: MailDraft) => void) => {
    if (isSending) return;
    const [first] = draftProblems(value, rules);
    setChecked(true);
    if (first?.field === 'text') editor.current?.focus();
    else if (first)
      root.current?.querySelector<HTMLElement>(`[data-field="${first.field}"] :is(input, button)`)?.focus();
    else if (value.subject.trim() === '') setAsked({ send });
    else send(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    trySend(props.onSend);
  };
  const textError = errorOf('text');
  return (
    <section ref={root} aria-label={label} className={styles.composer} onKeyDownCapture={onKeyDown}>
      {props.notice && <div className={styles.notice}>{props.notice}</div>}
      {props.isOffline && (
        <Banner isAtEdge tone="warn" icon={WifiOffIcon}>
          {messages.offline}
        </Banner>
      )}
      {props.errorMessage && (
        <Banner isAtEdge isUrgent tone="bad">
          {props.errorMessage}
        </Banner>
      )}
      <Recipients {...props} change={change} errorOf={errorOf} />
      <SenderRow
        {...props}
        onSenderChange={(from) => change({ from })}
        onInsert={(name) => editor.current?.insertText(`{{${name}}}`)}
      />
      <label className={styles.row}>
        <span className={styles.rowLabel}>{messages.subject}</span>
        <input
          ref={subject}
          className={styles.subject}
          value={value.subject}
          maxLength={998}
          dir="auto"
          disabled={isSending}
          autoFocus={Boolean(props.autoFocus && value.to.length > 0 && value.subject === '')}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </label>
      <div className={styles.text}>
        <CommentEditor
          ref={editor}
          label={messages.text}
          placeholder={messages.textPlaceholder}
          value={value.html}
          onChange={(html) => change({ html })}
          isDisabled={isSending ?? false}
          errorMessage={textError}
          autoFocus={Boolean(props.autoFocus && value.to.length > 0 && value.subject !== '')}
          {...(props.onAttach ? { onAttach: props.onAttach } : {})}
        />
      </div>
      <div data-field="files">
        <ComposerAttachments
          files={value.files}
          maxBytes={maxBytes}
          error={errorOf('files')}
          onDetach={
            isSending
              ? undefined
              : (id) =>
                  props.onDetach
                    ? props.onDetach(id)
                    : change({ files: value.files.filter((file) => file.id !== id) })
          }
        />
      </div>
      <ComposerFooter
        {...props}
        hasContent={value.html !== '' || value.files.length > 0 || value.subject !== ''}
        onSend={() => trySend(props.onSend)}
        onSendAt={props.onSendLater && ((id) => trySend((draft) => props.onSendLater?.(id, draft)))}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={messages.noSubjectTitle}
        tone="primary"
        confirmLabel={messages.sendAnyway}
        cancelLabel={messages.addSubject}
        onConfirm={() => asked?.send(value)}
      >
        {messages.noSubjectText}
      </ConfirmDialog>
    </section>
  );
}
