import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useLocale } from '../../locale.tsx';
import { useField } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { comboBoxMessages } from './ComboBox.messages.ts';
import type { ComboBoxProps } from './ComboBoxProps.ts';
import { listboxMessages } from './Listbox.messages.ts';
import { ListboxFrame } from './ListboxFrame.tsx';
import { OptionAvatar } from './OptionList.tsx';
import { useComboBox } from './useComboBox.ts';

export type { ComboBoxProps } from './ComboBoxProps.ts';

/** Button in the field that removes the value. */
function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <IconButton
      icon={X}
      label={label}
      size="xs"
      excludeFromTabOrder
      preventFocusOnPress
      hideTooltip
      onPress={onPress}
    />
  );
}

/**
 * Select of one among many options with search. Arrows move, Enter selects, Escape restores.
 *
 * @example
 * const [account, setAccount] = useState<string | null>(null);
 * return (
 *   <ComboBox
 *     label="Account"
 *     options={[
 *       { id: 'halvorsen', label: 'Halvorsen Constructors' },
 *       { id: 'kestrel', label: 'Kestrel & Lowe Construction' },
 *     ]}
 *     value={account}
 *     onChange={setAccount}
 *   />
 * );
 */
export function ComboBox(given: ComboBoxProps) {
  const { valueLabel, placeholder, icon, isClearable = true, ref } = given;
  const messages = useMessages('comboBox', comboBoxMessages);
  const { matches: matchMessage } = useMessages('listbox', listboxMessages);
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const combo = useComboBox(given);
  const { value, current, draft, query, matches, shown, state, retry, list, open, choose, revert } = combo;
  const [props, ids] = useField(given, value === null);
  const shownValue = value === null ? '' : (current?.label ?? valueLabel ?? '');
  const isInert = props.isDisabled || props.isReadOnly;

  return (
    <ListboxFrame
      props={props}
      ids={ids}
      list={{ ...list, open }}
      options={shown}
      state={state}
      retry={retry}
      query={query}
      selected={new Set(value === null ? [] : [value])}
      onChoose={choose}
      onDismiss={revert}
      inputRef={input}
      input={{
        ref: merged,
        name: props.name,
        placeholder,
        value: draft ?? shownValue,
        onChange: (event) => combo.type(event.target.value),
        onFocus: (event) => event.currentTarget.select(),
        onKeyDown: combo.onKeyDown,
        onBlur: (event) => {
          // An emptied field clears the value on blur; text that was not chosen is not a value.
          if (draft !== undefined && draft.trim() === '' && isClearable && value !== null) choose(null);
          else revert();
          props.onBlur?.(event);
        },
      }}
      start={
        icon ? (
          <span className={field.affix}>
            <Icon icon={icon} />
          </span>
        ) : (
          draft === undefined && current?.avatar && <OptionAvatar option={current} />
        )
      }
      end={
        isClearable &&
        value !== null &&
        !isInert && (
          <ClearButton
            label={messages.clear(props.label)}
            onPress={() => {
              choose(null);
              input.current?.focus();
            }}
          />
        )
      }
      announcement={
        list.isOpen && state === 'idle' && draft !== undefined
          ? matchMessage(matches.length, matches.length.toLocaleString(locale))
          : ''
      }
    />
  );
}
