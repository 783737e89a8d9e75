export { BalanceLedger, type BalanceLedgerProps } from '../src/patterns/BalanceLedger/BalanceLedger.tsx';
export {
  ledgerRows,
  type LedgerEntry,
  type LedgerOptions,
  type LedgerPeriod,
  type LedgerRow,
} from '../src/patterns/BalanceLedger/ledger.ts';
