import { EllipsisIcon, ForwardIcon, ReplyAllIcon, ReplyIcon } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatLocalDate } from '../../components/Date/dates.ts';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { DateText } from '../../components/Format/Format.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { StatusText } from '../../components/Status/StatusText.tsx';
import { useLocale } from '../../locale.tsx';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { MailContent, MailFiles } from './MailContent.tsx';
import { personName, type MailMessage, type MailPerson } from './MailMessage.ts';
import { mailReaderMessages } from './MailReader.messages.ts';
import * as styles from './MailReader.css.ts';

/** Actions of a message. */
export interface MailActions {
  /** Called with the id of the message to answer. */
  onReply?: (id: string) => void;
  /** Called with the id of the message whose sender and recipients are answered. */
  onReplyAll?: (id: string) => void;
  /** Called with the id of the message to forward. */
  onForward?: (id: string) => void;
  /** Called with the ids of a message and its file. */
  onOpenFile?: (messageId: string, fileId: string) => void;
  /** Returns further actions of a message. */
  actions?: (message: MailMessage) => readonly MenuEntry[];
}

interface MailItemProps extends MailActions {
  message: MailMessage;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  areImagesAllowed: boolean;
  onAllowImages: () => void;
}

/** Message of a thread: a line while it is closed, the whole message while it is open. */
export function MailThreadItem(props: MailItemProps) {
  const { message, isOpen, onOpenChange } = props;
  const { locale } = useLocale();
  const from = personName(message.from);
  const date = formatLocalDate(message.sentAt, locale);
  if (isOpen) return <OpenMail {...props} />;
  return (
    <BareButton
      className={styles.line}
      data-mail={message.id}
      aria-expanded={false}
      onPress={() => onOpenChange(true)}
    >
      <Avatar name={from} isDecorative />
      <span className={styles.lineName}>{from}</span>
      <span className={styles.snippet}>{message.snippet}</span>
      <span className={styles.date}>{date}</span>
    </BareButton>
  );
}

/** "To" line with names; more than a few are counted by the list format of the language. */
function Recipients({ message }: { message: MailMessage }) {
  const messages = useMessages('mailReader', mailReaderMessages);
  const { locale } = useLocale();
  const list = (people: readonly MailPerson[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(people.map(personName));
  const { to, cc = [] } = message;
  const text = cc.length > 0 ? messages.toWithCopy(list(to), list(cc)) : messages.to(list(to));
  const whole = [...to, ...cc].map(({ name, address }) => (name ? `${name} <${address}>` : address));
  return (
    <div className={styles.recipients} title={whole.join(', ')}>
      {text}
    </div>
  );
}

function OpenMail({ message, onOpenChange, areImagesAllowed, onAllowImages, ...props }: MailItemProps) {
  const messages = useMessages('mailReader', mailReaderMessages);
  const from = personName(message.from);
  const { onReply, onReplyAll, onForward, onOpenFile } = props;
  const buttonSize = useIsPhone() ? 'lg' : 'sm';
  const entries = props.actions?.(message) ?? [];
  const { files = [] } = message;
  return (
    <div className={styles.open}>
      <header className={styles.head}>
        <BareButton
          className={styles.close}
          data-mail={message.id}
          aria-expanded
          onPress={() => onOpenChange(false)}
        >
          <Avatar name={from} size={32} isDecorative />
          <span className={styles.sender}>
            <span className={styles.senderName}>{from}</span>
            {message.fromNote && <span className={styles.senderNote}>{message.fromNote}</span>}
          </span>
        </BareButton>
        <span className={styles.facts}>
          {message.isUnread && <StatusText tone="info">{messages.unread}</StatusText>}
          {message.senderCheck && (
            <StatusText tone={message.senderCheck.tone}>{message.senderCheck.label}</StatusText>
          )}
          <span className={styles.date}>
            <DateText value={message.sentAt} showTime />
          </span>
          {entries.length > 0 && (
            <Menu
              label={messages.actions(from)}
              items={entries}
              trigger={
                <IconButton icon={EllipsisIcon} size="sm" label={messages.actions(from)} hideTooltip />
              }
            />
          )}
        </span>
      </header>
      <div className={styles.content}>
        <Recipients message={message} />
        {message.failure && (
          <Banner tone="bad" title={messages.sendFailed}>
            {message.failure}
          </Banner>
        )}
        <MailContent message={message} areImagesAllowed={areImagesAllowed} onAllowImages={onAllowImages} />
        {files.length > 0 && (
          <MailFiles files={files} onOpen={onOpenFile && ((id) => onOpenFile(message.id, id))} />
        )}
        {(onReply || onReplyAll || onForward) && (
          <div className={styles.actions}>
            {onReply && (
              <Button size={buttonSize} icon={ReplyIcon} onPress={() => onReply(message.id)}>
                {messages.reply}
              </Button>
            )}
            {onReplyAll && (
              <Button size={buttonSize} icon={ReplyAllIcon} onPress={() => onReplyAll(message.id)}>
                {messages.replyAll}
              </Button>
            )}
            {onForward && (
              <Button size={buttonSize} icon={ForwardIcon} onPress={() => onForward(message.id)}>
                {messages.forward}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
