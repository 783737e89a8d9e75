import { useId, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { addressFault, type MailAddress } from './mailAddresses.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import * as styles from './RecipientField.css.ts';
import { RecipientToken } from './RecipientToken.tsx';
import { useRecipients } from './useRecipients.ts';
import type { SearchAddresses } from './useRecipientSuggestions.ts';

export interface RecipientFieldProps {
  /** Label before the recipients. */
  label: string;
  /** Recipients in order, with those whose address has a fault. */
  value: readonly MailAddress[];
  /** Called with the recipients. */
  onChange: (value: MailAddress[]) => void;
  /** Offers people for the typed text. */
  onSearch?: SearchAddresses;
  /** Error of the field; those of single addresses are shown by themselves. */
  errorMessage?: ReactNode;
  /** Content at the end of the line. */
  aside?: ReactNode;
  /** Disables the field. */
  isDisabled?: boolean;
  /** Focuses the field on mount. */
  autoFocus?: boolean;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** Recipients that are shown before the rest is counted, and faults that are listed. */
const most = { shown: 60, faults: 3 } as const;

/**
 * Recipients of a mail as tokens. Enter, comma, semicolon and leaving the field turn the text into tokens; a pasted
 * list becomes one token an address. An address with a fault is kept, marked and named below. In front of the text,
 * Left and Backspace go to the tokens: Left and Right move, Delete removes, Enter edits.
 */
export function RecipientField(props: RecipientFieldProps) {
  const { label, value, onChange, onSearch, errorMessage, aside, isDisabled, autoFocus, ref } = props;
  const messages = useMessages('mailComposer', mailComposerMessages);
  const { locale } = useLocale();
  const id = useId();
  const field = useRecipients({ value, onChange, onSearch });
  const { text, isListed, people, active } = field;
  const merged = useMergedRef(field.input, ref);
  const [limit, setLimit] = useState<number>(most.shown);
  const number = (count: number) => count.toLocaleString(locale);
  const faults = value.flatMap(({ address, name }) => {
    const fault = addressFault(address);
    return fault ? [messages.fault(address || name, messages.faults[fault])] : [];
  });
  const shown = value.filter(({ address }, at) => at < limit || addressFault(address) !== undefined);
  const hasErrors = faults.length > 0 || Boolean(errorMessage);
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-input`} className={styles.label}>
        {label}
      </label>
      <div ref={field.box} className={styles.box}>
        <ul className={styles.tokens} aria-label={label}>
          {shown.map((address, at) => (
            <RecipientToken
              key={`${address.address} ${at}`}
              recipient={address}
              isDisabled={isDisabled ?? false}
              onEdit={() => field.edit(address)}
              onRemove={() => field.remove(address)}
              onKeyDown={(event) => field.onTokenKey(event, address, at)}
            />
          ))}
        </ul>
        {shown.length < value.length && (
          <Button variant="ghost" size="sm" onPress={() => setLimit(limit + 200)}>
            {messages.more(number(value.length - shown.length))}
          </Button>
        )}
        <div className={styles.entry}>
          <input
            ref={merged}
            id={`${id}-input`}
            className={styles.input}
            value={text}
            disabled={isDisabled}
            autoFocus={autoFocus}
            autoComplete="off"
            inputMode="email"
            spellCheck={false}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed ? `${id}-${active}` : undefined}
            aria-invalid={hasErrors || undefined}
            aria-describedby={hasErrors ? `${id}-errors` : undefined}
            onChange={(event) => field.type(event.target.value)}
            onKeyDown={field.onInputKey}
            onPaste={(event) => {
              if (field.onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
            }}
            onBlur={field.commit}
          />
          {isListed && (
            <Suggestions id={id} people={people} active={active} onChoose={(person) => field.add([person])} />
          )}
        </div>
      </div>
      <div className={styles.aside}>{aside}</div>
      {hasErrors && (
        <div id={`${id}-errors`} className={styles.errors}>
          {errorMessage && <span>{errorMessage}</span>}
          {faults.slice(0, most.faults).map((fault, at) => (
            <span key={at}>{fault}</span>
          ))}
          {faults.length > most.faults && (
            <span>{messages.moreFaults(number(faults.length - most.faults))}</span>
          )}
        </div>
      )}
      <span role="status" className={styles.unseen}>
        {field.status}
      </span>
    </div>
  );
}

interface SuggestionsProps {
  /** Prefix of the ids. */
  id: string;
  people: readonly MailAddress[];
  /** Index of the active suggestion. */
  active: number;
  onChoose: (person: MailAddress) => void;
}

/** People that match the typed text. */
function Suggestions({ id, people, active, onChoose }: SuggestionsProps) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={messages.suggestions} className={styles.options}>
      {people.map((person, at) => (
        <div
          key={person.address}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={styles.option}
          // The input keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name || person.address} isDecorative />
          <span className={styles.optionText}>
            <span className={styles.optionName}>{person.name || person.address}</span>
            {person.name && <span className={styles.optionAddress}>{person.address}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
