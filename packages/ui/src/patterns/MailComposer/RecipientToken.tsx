import { CircleAlertIcon, XIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { addressFault, formatAddress, type MailAddress } from './mailAddresses.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import * as styles from './RecipientField.css.ts';

interface RecipientTokenProps {
  recipient: MailAddress;
  isDisabled: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Recipient: a press edits it, the cross removes it. It is reached by arrow keys from the input. */
export function RecipientToken({ recipient, isDisabled, onEdit, onRemove, onKeyDown }: RecipientTokenProps) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const fault = addressFault(recipient.address);
  const text = recipient.name || recipient.address;
  const whole = formatAddress(recipient);
  return (
    <li className={cx(styles.token, fault && styles.invalid)}>
      <BareButton
        className={styles.edit}
        data-token
        excludeFromTabOrder
        isDisabled={isDisabled}
        aria-label={fault ? messages.editInvalid(whole, messages.faults[fault]) : messages.edit(whole)}
        onPress={onEdit}
        onKeyDown={onKeyDown}
      >
        {fault ? <Icon icon={CircleAlertIcon} size={16} /> : <Avatar name={text} size={20} isDecorative />}
        <span className={styles.name} title={whole}>
          {text}
        </span>
      </BareButton>
      {!isDisabled && (
        <BareButton
          className={styles.remove}
          excludeFromTabOrder
          aria-label={messages.remove(text)}
          onPress={onRemove}
        >
          <Icon icon={XIcon} size={14} />
        </BareButton>
      )}
    </li>
  );
}
