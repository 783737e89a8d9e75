export {
  compareDecimal,
  formatDecimal,
  parseDecimal,
  roundDecimal,
} from '../src/components/Number/decimal.ts';
