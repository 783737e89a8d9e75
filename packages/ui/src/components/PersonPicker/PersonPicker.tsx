import { useCallback, useMemo, type FocusEventHandler, type Ref } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { ComboBox } from '../Select/ComboBox.tsx';
import { MultiSelect } from '../Select/MultiSelect.tsx';
import { withRetryOf } from '../Select/options.ts';
import { rowsOf, type PersonOption } from './people.ts';
import { personPickerMessages } from './PersonPicker.messages.ts';

export type { PersonOption } from './people.ts';

interface PeopleProps extends FieldProps {
  /** All people to choose from; the list is virtualized. */
  people?: readonly PersonOption[];
  /** Searches people by name or email on the server; superseded calls are aborted. */
  onSearch?: (query: string, signal: AbortSignal) => Promise<readonly PersonOption[]>;
  /** Id of the current user, who is first and is called “Me”. */
  meId?: string;
  placeholder?: string;
  noMatch?: string;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

export interface OnePersonPickerProps extends PeopleProps {
  /** False or omitted: picks one person. */
  isMultiple?: false;
  /** Controlled person id; null for none. */
  value?: string | null;
  /** Initial person id when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the person id, or null when cleared. */
  onChange?: (value: string | null) => void;
  /** Name for `value` until the person is loaded. */
  valueLabel?: string;
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
}

export interface ManyPersonPickerProps extends PeopleProps {
  /** True: picks several people. */
  isMultiple: true;
  /** Ids in the order of choosing. */
  value?: readonly string[];
  /** Initial person ids when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the person ids. */
  onChange?: (value: string[]) => void;
  /** Names for ids whose people are not loaded. */
  valueLabels?: Readonly<Record<string, string>>;
  /** Number of people shown before the rest is counted. */
  maxShown?: number;
}

export type PersonPickerProps = OnePersonPickerProps | ManyPersonPickerProps;

/**
 * Picker for one person or several, searched by name or email.
 *
 * @example
 * const [owner, setOwner] = useState<string | null>(null);
 * return (
 *   <PersonPicker
 *     label="Estimator"
 *     people={[
 *       { id: 'maya', name: 'Maya Lindqvist' },
 *       { id: 'omar', name: 'Omar Haddad' },
 *     ]}
 *     value={owner}
 *     onChange={setOwner}
 *   />
 * );
 */
export function PersonPicker(props: PersonPickerProps) {
  const { people, onSearch, meId } = props;
  const messages = useMessages('personPicker', personPickerMessages);
  const options = useMemo(
    () => people && withRetryOf(people, rowsOf(people, meId, messages.me)),
    [people, meId, messages.me],
  );
  const search = useCallback(
    async (typed: string, signal: AbortSignal) =>
      rowsOf((await onSearch?.(typed, signal)) ?? [], meId, messages.me),
    [onSearch, meId, messages.me],
  );
  const shared = {
    options,
    onSearch: onSearch && search,
    placeholder: props.placeholder ?? messages.placeholder,
    noMatch: props.noMatch ?? messages.noMatch,
  };
  return props.isMultiple ? <MultiSelect {...props} {...shared} /> : <ComboBox {...props} {...shared} />;
}
