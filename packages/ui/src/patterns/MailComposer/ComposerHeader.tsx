import { BracesIcon, ChevronDownIcon, LayoutTemplateIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { DraftProblem, MailDraft } from './mailDraft.ts';
import type { MailComposerProps, MergeField } from './MailComposerProps.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import * as styles from './MailComposer.css.ts';
import { RecipientField } from './RecipientField.tsx';

interface RecipientsProps extends MailComposerProps {
  change: (next: Partial<MailDraft>) => void;
  errorOf: (field: DraftProblem['field']) => string | undefined;
}

/** Recipients: To, and Cc and Bcc if they are opened or filled. */
export function Recipients({
  value,
  change,
  errorOf,
  autoFocus,
  isSending,
  onSearchPeople,
}: RecipientsProps) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const names = { cc: messages.addCc, bcc: messages.addBcc };
  const isShown = (field: 'cc' | 'bcc') => asked.includes(field) || value[field].length > 0;
  const buttons = (['cc', 'bcc'] as const)
    .filter((field) => !isShown(field))
    .map((field) => (
      <Button
        key={field}
        variant="ghost"
        size="sm"
        isQuiet
        aria-label={names[field]}
        onPress={() => setAsked([...asked, field])}
      >
        {messages[field]}
      </Button>
    ));
  return (['to', 'cc', 'bcc'] as const)
    .filter((field) => field === 'to' || isShown(field))
    .map((field) => (
      <div key={field} data-field={field}>
        <RecipientField
          label={messages[field]}
          value={value[field]}
          onChange={(list) => change({ [field]: list })}
          errorMessage={errorOf(field)}
          autoFocus={field === 'to' ? Boolean(autoFocus && value.to.length === 0) : asked.at(-1) === field}
          isDisabled={isSending ?? false}
          {...(onSearchPeople ? { onSearch: onSearchPeople } : {})}
          aside={field === 'to' && buttons}
        />
      </div>
    ));
}

/** Menu of the merge fields in groups. */
const fieldEntries = (fields: readonly MergeField[], insert: (name: string) => void): MenuEntry[] =>
  [...new Set(fields.map(({ group }) => group))].map((group) => ({
    id: group,
    title: group,
    items: fields
      .filter((field) => field.group === group)
      .map(({ name, label }) => ({ id: name, label, onAction: () => insert(name) })),
  }));

interface SenderRowProps extends MailComposerProps {
  onSenderChange: (id: string) => void;
  /** Inserts a merge field at the caret. */
  onInsert: (name: string) => void;
}

/** Sender, templates and merge fields; no row without any. */
export function SenderRow(props: SenderRowProps) {
  const { value, senders = [], templates = [], mergeFields = [], onTemplate, onInsert } = props;
  const messages = useMessages('mailComposer', mailComposerMessages);
  if (senders.length + templates.length + mergeFields.length === 0) return null;
  return (
    <div className={styles.row}>
      <Sender senders={senders} value={value.from} onChange={props.onSenderChange} />
      <div className={styles.tools}>
        {templates.length > 0 && (
          <Menu
            label={messages.template}
            items={templates.map((template) => ({ ...template, onAction: () => onTemplate?.(template.id) }))}
            trigger={
              <Button size="sm" icon={LayoutTemplateIcon} iconAfter={ChevronDownIcon}>
                {messages.template}
              </Button>
            }
          />
        )}
        {mergeFields.length > 0 && (
          <Menu
            label={messages.insertField}
            items={fieldEntries(mergeFields, onInsert)}
            trigger={
              <Button size="sm" icon={BracesIcon} iconAfter={ChevronDownIcon}>
                {messages.insertField}
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
}

interface SenderProps {
  senders: NonNullable<MailComposerProps['senders']>;
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Mailbox that the mail is sent from; a choice only where there is one. */
function Sender({ senders, value, onChange }: SenderProps) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const [first] = senders;
  if (!first) return null;
  return (
    <>
      <span className={styles.rowLabel}>{messages.from}</span>
      <div className={styles.rowControl}>
        {senders.length === 1 ? (
          first.label
        ) : (
          <div className={styles.sender}>
            <Select
              label={messages.from}
              hideLabel
              isBare
              size="sm"
              options={senders}
              value={value ?? first.id}
              onChange={onChange}
            />
          </div>
        )}
      </div>
    </>
  );
}
