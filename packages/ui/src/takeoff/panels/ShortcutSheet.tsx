import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Kbd } from '../../components/Status/Kbd.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { shortcutGroups } from '../tools/shortcuts.ts';
import { takeoffShortcutsWords } from '../tools/shortcuts.messages.ts';
import { takeoffToolsWords } from '../tools/tools.messages.ts';
import * as panel from './panel.css.ts';
import * as styles from './ShortcutSheet.css.ts';

interface ShortcutSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Notes, stamps and links have keys, too. */
  hasMarks: boolean;
  /** So has what puts comments on the sheet. */
  hasPins?: boolean;
  /** And what puts images there. */
  hasImages?: boolean;
  /** And what gives details scales of their own. */
  hasDetails?: boolean;
}

/** Everything the keyboard does on the canvas. */
export function ShortcutSheet({
  isOpen,
  onOpenChange,
  hasMarks,
  hasPins = false,
  hasImages = false,
  hasDetails = false,
}: ShortcutSheetProps) {
  const words = useWords('takeoffShortcuts', takeoffShortcutsWords);
  const tools = useWords('takeoffTools', takeoffToolsWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title} width={950}>
      <div className={styles.shortcutGrid}>
        {shortcutGroups(words, tools, hasMarks, hasPins, hasImages, hasDetails).map(
          ({ title, shortcuts }) => (
            <section key={title} className={styles.shortcutGroup} aria-label={title}>
              <h3 className={panel.panelTitle}>{title}</h3>
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
          ),
        )}
      </div>
    </Dialog>
  );
}
