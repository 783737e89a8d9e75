import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Kbd } from '../../components/Status/Kbd.tsx';
import { shortcutGroups } from '../tools/keyboard.ts';
import * as styles from './TakeoffWorkspace.css.ts';

interface ShortcutSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Everything the keyboard does on the canvas. */
export function ShortcutSheet({ isOpen, onOpenChange }: ShortcutSheetProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts" width={950}>
      <div className={styles.shortcutGrid}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} className={styles.shortcutGroup} aria-label={title}>
            <h3 className={styles.panelTitle}>{title}</h3>
            {shortcuts.map(({ keys, label }) => (
              <div key={label} className={styles.shortcut}>
                <span>{label}</span>
                <span className={styles.shortcutKeys}>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
