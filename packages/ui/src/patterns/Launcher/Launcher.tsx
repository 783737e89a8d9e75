import { GripIcon } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Modal } from '../../overlay/Modal.tsx';
import { cx } from '../../cx.ts';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useControlled } from '../../hooks.ts';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { lazyImport } from '../../lazyImport.ts';
import * as styles from './Launcher.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { launcherMessages } from './Launcher.messages.ts';
import type { LauncherSection } from './launcherTypes.ts';

export type { LauncherEntry, LauncherSection } from './launcherTypes.ts';

export interface LauncherProps {
  /** Sections with their apps. */
  sections: readonly LauncherSection[];
  /** Content below the sections, e.g. an available add-on. */
  offer?: ReactNode;
  /** Search terms of the offer; without them it is always shown. */
  offerSearchText?: string;
  /** Accessible name of the launcher. */
  label?: string;
  /** Controlled open state, for screens with additional triggers. */
  isOpen?: boolean;
  /** Called when the open state should change. */
  onOpenChange?: (isOpen: boolean) => void;
}

// Comes with the first opening.
const LauncherPanel = lazy(() =>
  lazyImport(() => import('./LauncherPanel.tsx').then((module) => ({ default: module.LauncherPanel }))),
);

/**
 * Drawer with all applications. Arrow keys move through the two columns; typing filters.
 *
 * @example
 * <Launcher
 *   sections={[
 *     {
 *       id: 'apps',
 *       title: 'Apps',
 *       entries: [
 *         {
 *           id: 'crm',
 *           label: 'CRM',
 *           description: 'Accounts, contacts and bids',
 *           icon: BuildingIcon,
 *           href: '/crm',
 *         },
 *       ],
 *     },
 *   ]}
 * />
 */
export function Launcher({
  sections,
  offer,
  offerSearchText,
  label: labelProp,
  isOpen: controlled,
  onOpenChange,
}: LauncherProps) {
  const messages = useMessages('launcher', launcherMessages);
  const label = labelProp ?? messages.label;
  const [isOpen, setOpen] = useControlled(controlled, false, onOpenChange);
  return (
    <>
      <IconButton
        icon={GripIcon}
        label={label}
        onPress={() => setOpen(true)}
        isSelected={isOpen || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
      {isOpen && (
        <Modal
          aria-label={label}
          onClose={() => setOpen(false)}
          scrim={styles.overlay}
          className={cx(styles.panel, styles.dialog)}
        >
          <Suspense fallback={null}>
            <LauncherPanel
              sections={sections}
              offer={offer}
              offerSearchText={offerSearchText}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Modal>
      )}
    </>
  );
}

export interface LauncherOfferProps {
  /** Icon of the app. */
  icon: IconType;
  /** Name of the app. */
  label: string;
  /** Text below the name. */
  description: string;
  /** A small button. */
  action: ReactNode;
}

/** An application that can be added, at the foot of the launcher. */
export function LauncherOffer({ icon, label, description, action }: LauncherOfferProps) {
  return (
    <div className={styles.offerCard}>
      <span className={styles.tile}>
        <Icon icon={icon} size={20} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{label}</span>
        <span className={styles.description}>{description}</span>
      </span>
      {action}
    </div>
  );
}
