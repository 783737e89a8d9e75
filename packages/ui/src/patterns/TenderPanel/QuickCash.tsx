import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { TenderButton } from './TenderButton.tsx';
import * as styles from './TenderPanel.css.ts';
import { tenderPanelMessages } from './TenderPanel.messages.ts';
import type { TenderMethod } from './tenderTypes.ts';

interface QuickCashProps {
  method: TenderMethod | undefined;
  amounts: readonly string[];
  write: (amount: string) => string;
  isBusy: boolean;
  onTake: (method: TenderMethod, amount: string) => void;
}

/** Amounts that a customer is likely to hand over, each taken with one press. */
export function QuickCash({ method, amounts, write, isBusy, onTake }: QuickCashProps) {
  const messages = useMessages('tenderPanel', tenderPanelMessages);
  const labelId = useId();
  if (!method || amounts.length < 2) return null;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={styles.groupLabel}>
        {messages.quickCash(method.label)}
      </span>
      <div className={styles.quick}>
        {amounts.map((amount, at) => (
          <TenderButton
            key={amount}
            label={write(amount)}
            note={at === 0 ? messages.exact : undefined}
            isCentred
            isBusy={isBusy}
            onPress={() => onTake(method, amount)}
          />
        ))}
      </div>
    </div>
  );
}
