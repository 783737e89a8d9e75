import { ChevronDown } from 'lucide-react';
import {
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { boxState, FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { pressHandlers } from '../Press/press.ts';
import { findByPrefix, retryOf, type Option } from './options.ts';
import { selectMessages } from './Select.messages.ts';
import { SelectList } from './SelectList.tsx';
import * as styles from './Select.css.ts';
import { useTypeahead } from './useTypeahead.ts';

export { unloadedOptions, withRetryOf, retryOf, type Option } from './options.ts';

export interface SelectProps extends FieldProps {
  /** Options to choose from. */
  options: readonly Option[];
  /** The id of the chosen option; null for none. */
  value?: string | null;
  /** Initially selected id when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the selected id. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<Element>;
  /** Text shown without a selection. */
  placeholder?: string;
  /** Icon in the button. */
  icon?: IconType;
  /** Text before the value inside the box: "Sort by". */
  prefix?: ReactNode;
  /** Renders without border and background. */
  isBare?: boolean;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Select for a short list of options; use ComboBox for longer ones.
 *
 * @example
 * const [stage, setStage] = useState<string | null>('open');
 * return (
 *   <Select
 *     label="Stage"
 *     options={[
 *       { id: 'open', label: 'Open' },
 *       { id: 'won', label: 'Won' },
 *     ]}
 *     value={stage}
 *     onChange={setStage}
 *   />
 * );
 */
export function Select(given: SelectProps) {
  const {
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    placeholder,
    icon,
    prefix,
    isBare: bare,
    size = 'md',
    ref,
  } = given;
  const messages = useMessages('select', selectMessages);
  const box = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(box, ref);
  const [chosenId, setChosen] = useControlled<string | null>(value, defaultValue ?? null, (next) => {
    if (next !== null) onChange?.(next);
  });
  const [props, ids] = useField(given, chosenId === null);
  const listId = `${ids.inputId}-list`;
  const [beginsAt, setBeginsAt] = useState<'first' | 'last'>();
  const chosen = options.find(({ id }) => id === chosenId);
  const isInert = Boolean(props.isDisabled || props.isReadOnly);
  const isOpen = beginsAt !== undefined;
  const close = () => setBeginsAt(undefined);
  const choose = (option: Option) => {
    close();
    if (option.id !== chosenId) setChosen(option.id);
  };
  const typed = useTypeahead();
  const press = pressHandlers({ onPress: () => setBeginsAt('first') });

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // A space within the search text does not open the list.
    const isSpaceOfWord = event.key === ' ' && typed.isGoingOn(event);
    if (isSpaceOfWord) event.preventDefault();
    else press.onKeyDown(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      setBeginsAt(event.key === 'ArrowDown' ? 'first' : 'last');
      return;
    }
    if (event.key === ' ' && !isSpaceOfWord) return;
    const word = typed.add(event);
    if (word === undefined) return;
    const at = options.findIndex(({ id }) => id === chosenId);
    const option = options[findByPrefix(options, word, at)];
    if (option) choose(option);
  };

  return (
    <FieldFrame field={props} ids={ids}>
      <button
        {...press}
        ref={merged}
        id={ids.inputId}
        type="button"
        disabled={isInert}
        autoFocus={props.autoFocus}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        // The label, then the visible content of the box in visual order.
        aria-labelledby={`${ids.labelId} ${ids.inputId}`}
        aria-describedby={ids.describedBy}
        className={cx(field.box, field.boxSize[size], styles.trigger, bare && field.bare)}
        {...boxState(props)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // While the list is open it has the focus, and the field counts as focused.
          if (!isOpen) onBlur?.(event);
        }}
      >
        {icon && (
          <span className={styles.chevron}>
            <Icon icon={icon} />
          </span>
        )}
        {prefix !== undefined && <span className={field.affix}>{prefix}</span>}
        <span className={styles.value} data-placeholder={chosen ? undefined : true}>
          {chosen?.label ?? placeholder ?? messages.placeholder}
        </span>
        {!props.isReadOnly && (
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        )}
      </button>
      {props.name && (
        <input type="hidden" name={props.name} value={chosenId ?? ''} disabled={props.isDisabled} />
      )}
      {beginsAt && (
        <Popup
          anchor={box}
          onClose={close}
          isModal
          asWideAsAnchor
          className={cx(menu.popover, styles.popover)}
        >
          <SelectList
            id={listId}
            labelId={ids.labelId}
            options={options}
            value={chosenId}
            empty={messages.empty}
            failed={`${messages.failed} ${messages.retry}`}
            onRetry={retryOf(options)}
            beginsAt={beginsAt}
            onChoose={choose}
            onClose={close}
          />
        </Popup>
      )}
    </FieldFrame>
  );
}
