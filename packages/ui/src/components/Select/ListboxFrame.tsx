import { ChevronDown } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, type FieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pressHandlers } from '../Press/press.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { listboxMessages } from './Listbox.messages.ts';
import { optionId, OptionList, OptionPopover } from './OptionList.tsx';
import type { Option } from './options.ts';
import * as styles from './Select.css.ts';
import type { Listbox } from './useListbox.ts';
import type { OptionState } from './useOptions.ts';

interface ListboxInputProps extends Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'placeholder' | 'value' | 'onChange' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'className'
> {
  value: string;
}

interface ListboxFrameProps {
  props: FieldProps & { isBare?: boolean; noMatch?: string };
  ids: FieldIds;
  list: Listbox;
  options: readonly Option[];
  state: OptionState;
  /** Reloads the options after a failure. */
  retry?: (() => void) | undefined;
  /** Text that filters the list. */
  query: string;
  selected: ReadonlySet<string>;
  multiple?: boolean;
  onChoose: (option: Option) => void;
  onDismiss: () => void;
  input: ListboxInputProps;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Renders content around the input, e.g. chips. */
  wrap?: (input: ReactNode) => ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  /** Announcement for assistive technology. */
  announcement: string;
}

/** Box, input, arrow and list of a field with search. */
export function ListboxFrame({
  props,
  ids,
  list,
  options,
  state,
  retry,
  query,
  selected,
  multiple,
  onChoose,
  onDismiss,
  input,
  inputRef,
  wrap = (node) => node,
  start,
  end,
  announcement,
}: ListboxFrameProps) {
  const messages = useMessages('listbox', listboxMessages);
  const box = useRef<HTMLDivElement>(null);
  const { size = 'md', isBare: bare, noMatch = messages.noMatch } = props;
  const listId = `${ids.inputId}-list`;
  const isInert = props.isDisabled || props.isReadOnly;
  const isFailed = state === 'failed';
  const none = options.length === 0;
  const note =
    state === 'loading' && none ? messages.loading : isFailed ? messages.failed : none ? noMatch : undefined;

  return (
    <FieldFrame field={props} ids={ids}>
      <div ref={box} className={cx(field.box, field.boxSize[size], bare && field.bare)} {...boxState(props)}>
        {start}
        {wrap(
          <input
            className={field.input}
            {...input}
            id={ids.inputId}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            disabled={props.isDisabled}
            readOnly={props.isReadOnly}
            autoFocus={props.autoFocus}
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={
              list.isOpen && list.activeOption ? optionId(listId, list.activeOption.id) : undefined
            }
            aria-busy={state === 'loading' || undefined}
            aria-required={props.isRequired || undefined}
            aria-invalid={props.errorMessage ? true : undefined}
            aria-describedby={ids.describedBy}
            onClick={list.open}
          />,
        )}
        {end}
        {!props.isReadOnly && (
          <button
            type="button"
            className={cx(styles.chevron, styles.trigger)}
            aria-label={messages.showOptions(props.label)}
            tabIndex={-1}
            disabled={isInert}
            {...pressHandlers({
              preventFocusOnPress: true,
              onPress: () => {
                inputRef.current?.focus();
                if (list.isOpen) onDismiss();
                else list.open();
              },
            })}
          >
            <Icon icon={ChevronDown} />
          </button>
        )}
      </div>
      <OptionPopover anchor={box} isOpen={list.isOpen} onClose={onDismiss}>
        <OptionList
          listId={listId}
          label={props.label}
          options={options}
          active={list.active}
          onActive={list.setActive}
          selected={selected}
          multiple={multiple}
          onChoose={onChoose}
          note={note}
          onRetry={retry}
          retryLabel={messages.retry}
          noteTone={isFailed ? 'bad' : undefined}
          query={query}
        />
      </OptionPopover>
      <span className={field.live} role="status">
        {list.isOpen && state === 'loading'
          ? messages.loading
          : list.isOpen && isFailed
            ? messages.failedHelp
            : announcement}
      </span>
    </FieldFrame>
  );
}
