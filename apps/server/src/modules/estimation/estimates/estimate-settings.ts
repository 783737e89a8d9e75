/** Markups of an estimate in percent, as decimal strings. */
export type Settings = Record<
  | 'overhead_percentage'
  | 'contingency_percentage'
  | 'profit_percentage'
  | 'bond_percentage'
  | 'tax_percentage'
  | 'discount_percentage',
  string
>;
export const defaultSettings: Settings = {
  overhead_percentage: '10',
  contingency_percentage: '0',
  profit_percentage: '10',
  bond_percentage: '0',
  tax_percentage: '0',
  discount_percentage: '0',
};
