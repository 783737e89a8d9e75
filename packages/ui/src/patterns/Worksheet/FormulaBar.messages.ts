export const formulaBarMessages = {
  formula: 'Formula',
  derivation: 'How this figure is calculated',
};
