import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Kbd } from '../../components/Status/Kbd.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { shortcutGroups } from '../tools/shortcuts.ts';
import { takeoffShortcutsMessages } from '../tools/shortcuts.messages.ts';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import * as panel from './panel.css.ts';
import * as styles from './ShortcutSheet.css.ts';

interface ShortcutSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Includes the keys of notes, stamps and links. */
  hasMarks: boolean;
  /** Includes the key of the comment tool. */
  hasPins?: boolean;
  /** Includes the key of the image tool. */
  hasImages?: boolean;
  /** Includes the key of the detail tool. */
  hasDetails?: boolean;
}

/** Dialog of the keyboard shortcuts. */
export function ShortcutSheet({
  isOpen,
  onOpenChange,
  hasMarks,
  hasPins = false,
  hasImages = false,
  hasDetails = false,
}: ShortcutSheetProps) {
  const messages = useMessages('takeoffShortcuts', takeoffShortcutsMessages);
  const tools = useMessages('takeoffTools', takeoffToolsMessages);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={messages.title} width={950}>
      <div className={styles.shortcutGrid}>
        {shortcutGroups(messages, tools, hasMarks, hasPins, hasImages, hasDetails).map(
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
