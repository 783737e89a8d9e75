import type { IconType } from '../../components/Icon/Icon.tsx';

/** Way to pay, e.g. cash or card. */
export interface TenderMethod {
  /** Unique id. */
  id: string;
  /** Name, e.g. "Cash". */
  label: string;
  /** Icon before the name. */
  icon?: IconType;
  /** More than what is left can be taken, and the rest is given back. */
  givesChange?: boolean;
  /** Largest amount that can be taken, a decimal string, e.g. the rest of a credit limit. */
  max?: string;
  /** Text below the name, e.g. "$4,210.00 left". */
  note?: string;
  /** Reason why the method cannot be used now. */
  disabledReason?: string;
  /** Key that takes the amount while the focus is in the panel, e.g. "F6". */
  shortcut?: string;
}

/** Payment that was taken. */
export interface Tender {
  /** Unique id. */
  id: string;
  /** Id of its method. */
  methodId: string;
  /** Amount that was handed over, a decimal string; change is part of it. */
  amount: string;
  /** Text below the name, e.g. the last digits of the card. */
  detail?: string;
  /** Waits for a confirmation, e.g. by a card terminal. It counts as taken, but the payment cannot be completed. */
  isPending?: boolean;
  /** Reason why it cannot be removed. */
  keptReason?: string;
}

export interface TenderPanelProps {
  /** Accessible name of the panel. */
  label: string;
  /** Decimal string; with 0 or less, nothing has to be taken. */
  amountDue: string;
  /** ISO 4217 code. @default "USD" */
  currency?: string;
  /** Ways to pay in order; Enter in the amount takes it by the first one. */
  methods: readonly TenderMethod[];
  /** Payments taken so far, in order. */
  tenders: readonly Tender[];
  /** Notes and coins as decimal strings: quick amounts are the amount due rounded up to each of them. */
  denominations?: readonly string[];
  /**
   * Takes an amount by a method and adds it to `tenders`. While a returned promise is pending, no other amount is
   * taken; if it is rejected, the amount stays and an error is shown.
   */
  onTake?: (methodId: string, amount: string) => void | Promise<void>;
  /** Removes a payment that was taken; without it none can be removed. */
  onRemove?: (tender: Tender) => void;
  /** Completes the payment. */
  onComplete?: () => void;
  /** Label of the button that completes. @default 'Complete payment' */
  completeLabel?: string;
  /** Further reason why the payment cannot be completed, e.g. a missing signature. */
  completeDisabledReason?: string;
  /** Shows that completing is in progress, and ignores presses. */
  isCompleting?: boolean;
  /** Error of the last payment, e.g. the answer of a card terminal. */
  errorMessage?: string;
  /** Shows what was taken, without controls. */
  isReadOnly?: boolean;
  /** Focuses the amount on mount. */
  autoFocus?: boolean;
}
