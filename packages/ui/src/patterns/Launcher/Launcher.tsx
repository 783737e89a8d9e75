import { GripIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import * as styles from './Launcher.css.ts';

export interface LauncherEntry {
  id: string;
  label: string;
  description: string;
  icon: IconType;
  href: string;
  isCurrent?: boolean;
}

export interface LauncherSection {
  id: string;
  /** Shown in capitals. */
  title: string;
  entries: readonly LauncherEntry[];
}

export interface LauncherProps {
  sections: readonly LauncherSection[];
  /** Below the sections: what can be added. */
  offer?: ReactNode;
  label?: string;
}

// Comes with the first opening.
const LauncherPanel = lazy(() =>
  import('./LauncherPanel.tsx').then((module) => ({ default: module.LauncherPanel })),
);

/** Every application in one drawer. Arrow keys go through the two columns; typing finds. */
export function Launcher({ sections, offer, label = 'Launcher' }: LauncherProps) {
  const [isOpen, setOpen] = useState(false);
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
      <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable className={styles.overlay}>
        <Modal className={styles.panel}>
          <AriaDialog aria-label={label} className={styles.dialog}>
            <Suspense fallback={null}>
              <LauncherPanel sections={sections} offer={offer} onClose={() => setOpen(false)} />
            </Suspense>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

export interface LauncherOfferProps {
  icon: IconType;
  label: string;
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
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        <span className={styles.description}>{description}</span>
      </span>
      {action}
    </div>
  );
}
