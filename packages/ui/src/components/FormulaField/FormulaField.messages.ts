export const formulaFieldMessages = {
  complete: 'Available names',
  functionOf: 'Function',
  result: 'Result',
  none: 'Type a name, or press Ctrl+Space to see all names.',
  fix: 'No result yet.',
  samples: 'Sample values',
  uses: 'Uses',
  usesNothing: 'no other names',
  usedBy: 'Used by',
  usedByNothing: 'no other formulas',
  matches: (count: number, shown: string) => (count === 1 ? '1 name' : `${shown} names`),
};
