export const formulaFieldWords = {
  complete: 'Names for this formula',
  functionOf: 'Function',
  result: 'Result',
  none: 'Begin typing a name, or press Ctrl+Space for the list.',
  fix: 'There is no result yet.',
  samples: 'Try it with',
  uses: 'Uses',
  usesNothing: 'no other name',
  usedBy: 'Used by',
  usedByNothing: 'no other formula',
  matches: (count: number, shown: string) => (count === 1 ? '1 name' : `${shown} names`),
};
