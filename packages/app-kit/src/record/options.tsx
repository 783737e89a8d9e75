import { searchEntity, useEntityNames } from '@plumbline/api/entities';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { unloadedOptions, withRetryOf, Select, type Option } from '@plumbline/ui/Select';
import { useCallback, type ReactNode, type Ref } from 'react';
import { usePeople, useStatuses, useTerritoryRefusal } from '../data/lookups.ts';
import { recordMessages } from './messages.ts';

interface Common {
  label: string;
  name?: string;
  ref?: Ref<never>;
  errorMessage?: ReactNode;
  isRequired?: boolean;
  description?: string;
  hideLabel?: true;
  size?: 'sm';
  autoFocus?: true;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
}

/** Adds the current value to the options when it was removed from the list. */
const withPresent = (options: readonly Option[], present: string | undefined): readonly Option[] =>
  present === undefined || options.some(({ id }) => id === present)
    ? options
    : withRetryOf(options, [...options, { id: present, label: present }]);

function StatusSelect({ module, present, ...select }: Common & { module: string; present?: string }) {
  const { optionsFrom } = useStatuses(module);
  return <Select {...select} options={withPresent(optionsFrom(present), present)} />;
}
function NameSelect({ kind, present, ...select }: Common & { kind: string; present?: string }) {
  return (
    <Select {...select} options={withPresent(useEntityNames([kind], unloadedOptions)[kind] ?? [], present)} />
  );
}
/** Territory select; territories with view access only are disabled. */
function TerritorySelect({ present, ...select }: Common & { present?: string }) {
  const list = useEntityNames(['territory'], unloadedOptions)['territory'] ?? [];
  const refusal = useTerritoryRefusal('records');
  const options = list.map((option): Option =>
    option.id !== present && refusal(option.id)
      ? { ...option, isDisabled: true, description: recordMessages.viewOnlyHint }
      : option,
  );
  return <Select {...select} options={withPresent(withRetryOf(list, options), present)} />;
}

/** Select with options from the company's data: statuses or names of an entity's records. */
export function SourceSelect({ source, ...select }: Common & { source: string; present?: string }) {
  if (source.startsWith('status:'))
    return <StatusSelect {...select} module={source.slice('status:'.length)} />;
  return source === 'territory' ? <TerritorySelect {...select} /> : <NameSelect {...select} kind={source} />;
}

function PersonSearch(props: Common & { valueLabel?: string }) {
  const people = usePeople();
  return <ComboBox {...props} options={people} isClearable={!props.isRequired} />;
}

/** Search field for a record of an entity; `user` searches users. */
export function ReferenceSearch({ kind, ...search }: Common & { kind: string; valueLabel?: string }) {
  const find = useCallback((search: string) => searchEntity(kind, search), [kind]);
  return kind === 'user' ? (
    <PersonSearch {...search} />
  ) : (
    <ComboBox {...search} onSearch={find} isClearable={!search.isRequired} />
  );
}
