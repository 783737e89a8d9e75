import { Check, Clock, TriangleAlert, X } from 'lucide-react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Money } from '../../components/Format/Format.tsx';
import { formatMoney } from '../../components/Format/money.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { isPositive, type TenderTotals } from './tender.ts';
import * as styles from './TenderPanel.css.ts';
import { tenderPanelMessages } from './TenderPanel.messages.ts';
import type { Tender, TenderMethod } from './tenderTypes.ts';

interface TenderSummaryProps {
  amountDue: string;
  currency: string;
  tenders: readonly Tender[];
  methodOf: (id: string) => TenderMethod | undefined;
  totals: TenderTotals;
  onRemove: ((tender: Tender) => void) | undefined;
}

/** Amount due, the tenders taken so far, and what is left to pay or given back. */
export function TenderSummary({
  amountDue,
  currency,
  tenders,
  methodOf,
  totals,
  onRemove,
}: TenderSummaryProps) {
  const messages = useMessages('tenderPanel', tenderPanelMessages);
  const { locale } = useLocale();
  const isExcess = isPositive(totals.excess);
  const isLeft = isPositive(totals.remaining);
  const isWaiting = tenders.some(({ isPending }) => isPending);
  const isChange = !isExcess && isPositive(totals.change);
  const [label, figure] = isExcess
    ? [messages.tooMuch, totals.excess]
    : isLeft
      ? [messages.remaining, totals.remaining]
      : isChange
        ? [messages.change, totals.change]
        : [isWaiting ? messages.isPending : messages.paid, '0'];
  return (
    <div className={styles.summary}>
      <div className={styles.line}>
        <span className={styles.lineLabel}>{messages.amountDue}</span>
        <span className={styles.due}>
          <Money value={amountDue} currency={currency} />
        </span>
      </div>
      {tenders.length === 0 ? (
        <div className={cx(styles.list, styles.empty)}>{messages.noTenders}</div>
      ) : (
        <ul className={styles.list} aria-label={messages.tenders}>
          {tenders.map((tender) => {
            const method = methodOf(tender.methodId);
            const name = method?.label ?? tender.methodId;
            const detail = tender.isPending ? messages.isPending : tender.detail;
            return (
              <li key={tender.id} className={styles.tender}>
                {method?.icon && (
                  <span className={styles.glyph}>
                    <Icon icon={method.icon} size={20} />
                  </span>
                )}
                <span className={styles.tenderText}>
                  <span>{name}</span>
                  {detail !== undefined && <span className={styles.detail}>{detail}</span>}
                </span>
                <span className={styles.amount}>
                  <Money value={tender.amount} currency={currency} />
                </span>
                {onRemove && (
                  <IconButton
                    icon={X}
                    size="lg"
                    label={messages.remove(name, formatMoney(tender.amount, { currency }, locale))}
                    disabledReason={tender.isPending ? messages.isPending : tender.keptReason}
                    onPress={() => onRemove(tender)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className={cx(styles.line, styles.outcome)}>
        <span
          className={cx(
            styles.outcomeLabel,
            isExcess && styles.bad,
            !isLeft && !isExcess && (isWaiting ? styles.waiting : styles.good),
          )}
        >
          {!isLeft && <Icon icon={isExcess ? TriangleAlert : isWaiting ? Clock : Check} size={20} />}
          {label}
        </span>
        {(isLeft || isChange || isExcess) && (
          <span className={cx(styles.figure, isExcess && styles.bad, isChange && styles.good)}>
            <Money value={figure} currency={currency} />
          </span>
        )}
      </div>
    </div>
  );
}
