export const rateEditMessages = {
  enterNumber: 'Enter a number.',
  notSaved: 'Could not save. Your entry is still here.',
  editRate: (label: string, rate: string) => `Edit ${label}, ${rate}`,
  rateField: (label: string) => `${label}, percent`,
};
