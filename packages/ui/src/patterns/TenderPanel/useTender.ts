import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { formatMoney } from '../../components/Format/money.ts';
import { isPositive, refusalOf, tenderTotals } from './tender.ts';
import { tenderPanelMessages } from './TenderPanel.messages.ts';
import type { Tender, TenderMethod, TenderPanelProps } from './tenderTypes.ts';

/** Announces payments that were added or removed, and what is left. */
function useAnnouncement(tenders: readonly Tender[], describe: (tender: Tender, isAdded: boolean) => string) {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(tenders);
  const latest = useLatest(describe);
  useEffect(() => {
    const was = before.current;
    before.current = tenders;
    const isIn = (list: readonly Tender[], { id }: Tender) => list.some((each) => each.id === id);
    const changes = [
      ...was.filter((each) => !isIn(tenders, each)).map((each) => latest(each, false)),
      ...tenders.filter((each) => !isIn(was, each)).map((each) => latest(each, true)),
    ];
    if (changes.length > 0) setAnnouncement(changes.join(' '));
  }, [tenders, latest]);
  return announcement;
}

/** Takes one amount at a time, so that a second press takes nothing twice. */
function useTaking(onTake: TenderPanelProps['onTake'], onTaken: () => void) {
  const isBusy = useRef(false);
  const [taking, setTaking] = useState<string>();
  const [failed, setFailed] = useState<{ methodId: string; amount: string }>();
  const take = async (methodId: string, amount: string) => {
    if (isBusy.current || !onTake) return;
    isBusy.current = true;
    setTaking(methodId);
    setFailed(undefined);
    try {
      await onTake(methodId, amount);
      onTaken();
    } catch {
      setFailed({ methodId, amount });
    } finally {
      isBusy.current = false;
      setTaking(undefined);
    }
  };
  return { taking, failed, take };
}

/** Amounts, reasons and actions of a tender panel. */
export function useTender(props: TenderPanelProps) {
  const { amountDue, currency = 'USD', methods, tenders } = props;
  const messages = useMessages('tenderPanel', tenderPanelMessages);
  const { locale } = useLocale();
  const [entered, setEntered] = useState<string>();
  /** Why Enter or a shortcut took nothing. */
  const [refusal, setRefusal] = useState<string>();
  const enter = (amount: string | undefined) => {
    setEntered(amount);
    setRefusal(undefined);
  };
  const { taking, failed, take } = useTaking(props.onTake, () => enter(undefined));
  const methodOf = (id: string) => methods.find((method) => method.id === id);
  const nameOf = (id: string) => methodOf(id)?.label ?? id;
  const totals = tenderTotals(
    amountDue,
    tenders.map(({ amount, methodId }) => ({
      amount,
      givesChange: methodOf(methodId)?.givesChange ?? false,
    })),
  );
  const { remaining, change, excess } = totals;
  const money = (value: string) => formatMoney(value, { currency }, locale);
  const isPaid = !isPositive(remaining);
  const amount = entered ?? (isPaid ? '' : remaining);

  const outcome = () => {
    if (!isPaid) return messages.left(money(remaining));
    return isPositive(change) ? messages.giveChange(money(change)) : messages.isPaid;
  };
  const announcement = useAnnouncement(tenders, ({ methodId, amount: taken }, isAdded) => {
    const said = isAdded ? messages.taken : messages.removed;
    return `${said(nameOf(methodId), money(taken))} ${outcome()}`;
  });
  const reasonOf = (method: TenderMethod): string | undefined => {
    if (method.disabledReason !== undefined) return method.disabledReason;
    const refused = refusalOf(method, amount, remaining);
    if (!refused) return undefined;
    return 'most' in refused ? messages[refused.reason](money(refused.most)) : messages[refused.reason];
  };
  const completeReason = (): string | undefined => {
    if (!isPaid) return messages.stillToPay(money(remaining));
    if (isPositive(excess)) return messages.excess(money(excess));
    return tenders.some(({ isPending }) => isPending) ? messages.waiting : props.completeDisabledReason;
  };
  return {
    amount,
    isEntered: entered !== undefined,
    enter,
    totals,
    isPaid,
    money,
    methodOf,
    reasonOf,
    isTaking: taking !== undefined,
    take: (method: TenderMethod, value: string) => void take(method.id, value),
    /** Takes the entered amount, or says why not. */
    takeBy: (method: TenderMethod | undefined) => {
      if (!method) return;
      const reason = reasonOf(method);
      if (reason === undefined) void take(method.id, amount);
      else setRefusal(messages.refused(method.label, reason));
    },
    completeReason: completeReason(),
    announcement,
    errorMessage:
      props.errorMessage ??
      refusal ??
      (failed && messages.notTaken(nameOf(failed.methodId), money(failed.amount))),
  };
}
