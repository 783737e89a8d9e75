import type { ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Chip } from '../Chip/Chip.tsx';
import { multiSelectMessages } from './MultiSelect.messages.ts';
import * as styles from './Select.css.ts';

interface SelectedTagsProps {
  /** Selected ids in selection order. */
  ids: readonly string[];
  /** Label of a selected option. */
  labelOf: (id: string) => string;
  /** Number of tags shown before the rest is counted. */
  maxShown: number;
  /** Name of the hidden inputs that submit the ids with a form. */
  name: string | undefined;
  /** Removes a tag; undefined hides the remove buttons. */
  onRemove: ((id: string) => void) | undefined;
  /** Text input after the tags. */
  children: ReactNode;
}

/** Selected options as tags in front of the input of a `MultiSelect`. */
export function SelectedTags({ ids, labelOf, maxShown, name, onRemove, children }: SelectedTagsProps) {
  const messages = useMessages('multiSelect', multiSelectMessages);
  const { locale } = useLocale();
  const rest = ids.length - maxShown;
  return (
    <div className={styles.tags}>
      {ids.slice(0, maxShown).map((id) => (
        <Chip
          key={id}
          value={labelOf(id)}
          removeLabel={messages.remove(labelOf(id))}
          onRemove={onRemove && (() => onRemove(id))}
        />
      ))}
      {rest > 0 && <span className={styles.aside}>{messages.more(rest.toLocaleString(locale))}</span>}
      {children}
      {name && ids.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
    </div>
  );
}
