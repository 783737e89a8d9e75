export {
  compareDecimal,
  formatDecimal,
  parseDecimal,
  roundDecimal,
} from '../src/components/Number/decimal.ts';
export { sumDecimals } from '../src/data-grid/aggregate.ts';
