import { Pencil } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './LayersPanel.css.ts';

interface RowNameOptions {
  name: string;
  /** Label of the field; `renameLabel` is that of the button. */
  label: string;
  renameLabel: string;
  /** Without it the name cannot be changed. */
  onRename: ((name: string) => void) | undefined;
}

/** Inline renaming of a row: text field and button. */
export function useRowName({ name, label, renameLabel, onRename }: RowNameOptions): {
  field: ReactNode;
  button: ReactNode;
} {
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isLeftByKey = useRef(false);
  useLayoutEffect(() => {
    if (draft !== null || !isLeftByKey.current) return;
    isLeftByKey.current = false;
    opener.current?.focus();
  }, [draft]);
  const keep = () => {
    const trimmedName = draft?.trim();
    if (trimmedName && trimmedName !== name) onRename?.(trimmedName);
    setDraft(null);
  };
  return {
    field: draft !== null && (
      <div className={styles.rename}>
        <TextField
          label={label}
          hideLabel
          size="sm"
          value={draft}
          onChange={setDraft}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            isLeftByKey.current = true;
            // The button gets the focus next, and the same key press would activate it.
            event.preventDefault();
            if (event.key === 'Enter') return keep();
            // Escape reverts the name instead of closing the panel.
            event.stopPropagation();
            setDraft(null);
          }}
          maxLength={250}
          autoFocus
        />
      </div>
    ),
    button: onRename && (
      <IconButton ref={opener} icon={Pencil} label={renameLabel} size="sm" onPress={() => setDraft(name)} />
    ),
  };
}
