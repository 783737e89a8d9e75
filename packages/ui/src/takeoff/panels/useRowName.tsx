import { Pencil } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './LayersPanel.css.ts';

interface RowNameOptions {
  name: string;
  /** What the field is for, and what the button does. */
  label: string;
  renameLabel: string;
  /** Without it the name is only read. */
  onRename: ((name: string) => void) | undefined;
}

/** Naming a row where it stands: the field while a name is written, and the button that begins it. */
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
    const wanted = draft?.trim();
    if (wanted && wanted !== name) onRename?.(wanted);
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
            // The button has the focus next, and the same key would press it.
            event.preventDefault();
            if (event.key === 'Enter') return keep();
            // Takes back the name, and not the panel.
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
