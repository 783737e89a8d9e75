import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as field from '../../components/Field/Field.css.ts';
import { currencyMark } from '../../components/Format/money.ts';
import { Keypad } from '../../components/Keypad/Keypad.tsx';
import { QuickCash } from './QuickCash.tsx';
import { suggestCash } from './tender.ts';
import { TenderButton } from './TenderButton.tsx';
import { TenderSummary } from './TenderSummary.tsx';
import * as styles from './TenderPanel.css.ts';
import { tenderPanelMessages } from './TenderPanel.messages.ts';
import type { TenderPanelProps } from './tenderTypes.ts';
import { useTender } from './useTender.ts';

/** Moves the focus to the button that completes once everything is paid, so that Enter is the next step. */
function useFocusWhenPaid(isPaid: boolean, root: { current: HTMLElement | null }) {
  const complete = useRef<HTMLButtonElement>(null);
  const wasPaid = useRef(isPaid);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || root.current?.contains(activeElement);
    if (isPaid && !wasPaid.current && isHere) complete.current?.focus({ preventScroll: true });
    wasPaid.current = isPaid;
  }, [isPaid, root]);
  return complete;
}

/**
 * Takes the payment of an amount: one or several payments by different methods, quick cash amounts, change. By keyboard:
 * the digits change the amount, which begins as what is left; Enter takes it by the first method, a method's shortcut by
 * that method; once everything is paid, Enter completes. Controls that wait say why on themselves.
 *
 * @example
 * const [tenders, setTenders] = useState<Tender[]>([]);
 * return (
 *   <TenderPanel
 *     label="Payment"
 *     amountDue="84.50"
 *     methods={[{ id: 'cash', label: 'Cash', givesChange: true }]}
 *     tenders={tenders}
 *     onTake={(methodId, amount) =>
 *       setTenders([...tenders, { id: String(tenders.length), methodId, amount }])
 *     }
 *   />
 * );
 */
export function TenderPanel(props: TenderPanelProps) {
  const { label, currency = 'USD', methods, tenders, denominations = [], onRemove } = props;
  const messages = useMessages('tenderPanel', tenderPanelMessages);
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const tender = useTender(props);
  const { totals, isPaid, takeBy } = tender;
  const complete = useFocusWhenPaid(isPaid, root);
  const { fractionDigits } = currencyMark(currency, locale);

  const onKeyDown = (event: KeyboardEvent) => {
    const method = methods.find(({ shortcut }) => shortcut !== undefined && shortcut === event.key);
    if (!method || props.isReadOnly) return;
    event.preventDefault();
    if (!event.repeat) takeBy(method);
  };
  return (
    <div ref={root} role="group" aria-label={label} className={styles.root} onKeyDown={onKeyDown}>
      <div className={cx(styles.panel, props.isReadOnly && styles.readOnly)}>
        <TenderSummary
          amountDue={props.amountDue}
          currency={currency}
          tenders={tenders}
          methodOf={tender.methodOf}
          totals={totals}
          onRemove={
            onRemove && !props.isReadOnly
              ? (removed) => {
                  tender.enter(undefined);
                  onRemove(removed);
                  amountInput.current?.focus({ preventScroll: true });
                }
              : undefined
          }
        />
        {!props.isReadOnly && (
          <div className={styles.entry}>
            <Keypad
              ref={amountInput}
              label={messages.amount}
              currency={currency}
              value={tender.amount}
              onChange={tender.enter}
              isReplacing={!tender.isEntered}
              isReadOnly={isPaid}
              autoFocus={props.autoFocus}
              errorMessage={tender.errorMessage}
              onSubmit={() => takeBy(methods[0])}
              hideSubmitKey
              listensEverywhere
            />
            <QuickCash
              method={methods.find(({ givesChange, disabledReason }) => givesChange && !disabledReason)}
              amounts={suggestCash(totals.remaining, denominations, fractionDigits, 4)}
              write={tender.money}
              isBusy={tender.isTaking}
              onTake={tender.take}
            />
            <div role="group" aria-label={messages.methods} className={styles.choices}>
              {methods.length === 0 && <p className={styles.empty}>{messages.noMethods}</p>}
              {methods.map((method, at) => (
                <TenderButton
                  key={method.id}
                  label={method.label}
                  note={method.note}
                  icon={method.icon}
                  shortcut={method.shortcut ?? (at === 0 ? 'Enter' : undefined)}
                  disabledReason={tender.reasonOf(method)}
                  isBusy={tender.isTaking}
                  onPress={() => takeBy(method)}
                />
              ))}
            </div>
          </div>
        )}
        {!props.isReadOnly && (
          <div className={styles.complete}>
            <TenderButton
              ref={complete}
              label={props.completeLabel ?? messages.complete}
              disabledReason={tender.completeReason}
              isPrimary
              isBusy={props.isCompleting ?? false}
              onPress={() => props.onComplete?.()}
            />
          </div>
        )}
      </div>
      <span role="status" className={field.live}>
        {tender.announcement}
      </span>
    </div>
  );
}
