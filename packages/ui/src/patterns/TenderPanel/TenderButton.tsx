import type { Ref } from 'react';
import { cx } from '../../cx.ts';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { Kbd } from '../../components/Status/Kbd.tsx';
import * as styles from './TenderPanel.css.ts';

interface TenderButtonProps {
  label: string;
  /** Text below the label. */
  note?: string | undefined;
  /** Says on the button why it waits; a press does nothing, and the button stays focusable. */
  disabledReason?: string | undefined;
  icon?: IconType | undefined;
  /** Key that does the same. */
  shortcut?: string | undefined;
  isPrimary?: boolean;
  isCentred?: boolean;
  isBusy?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Large button whose second line is its note or the reason why it waits. */
export function TenderButton({
  label,
  note,
  disabledReason,
  icon,
  shortcut,
  isPrimary = false,
  isCentred = isPrimary,
  isBusy = false,
  onPress,
  ref,
}: TenderButtonProps) {
  const isInert = disabledReason !== undefined || isBusy;
  const second = disabledReason ?? note;
  return (
    <BareButton
      ref={ref}
      className={cx(
        styles.choice,
        isCentred && styles.centred,
        isPrimary ? styles.pay : isCentred && styles.quickAmount,
      )}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={shortcut}
      onPress={() => {
        if (!isInert) onPress();
      }}
    >
      {icon && (
        <span className={styles.glyph}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      <span className={styles.choiceText}>
        <span className={styles.choiceLabel}>{label}</span>
        {second !== undefined && (
          <>
            {/* Keeps the two lines apart in the button's name. */}{' '}
            <span className={isPrimary ? styles.payReason : styles.choiceNote}>{second}</span>
          </>
        )}
      </span>
      {shortcut !== undefined && !isInert && (
        <span aria-hidden className={styles.keyHint}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </BareButton>
  );
}
