/** Texts of the estimation calculators screens. */
export const calculatorsMessages = {
  groupsEmpty: 'Groups are headings for estimate columns, such as material, labor, cost or sell.',
  materialFormulasEmpty:
    'A material formula calculates how much material a take-off needs, such as sheets from an area or studs from a length.',
  newMaterialFormula: 'New material formula',
  removeImage: 'Remove image',
  imageFailed: 'This image could not be loaded.',
  stampsEmpty:
    'Stamps mark sheets, for example as reviewed, void or addendum. They can include dates, names and an image.',
  loadingTheTemplate: 'Loading the template',
  columnsEmpty:
    'Each column shows a value on every estimate line, calculated by its formula or entered by hand.',
  editTemplate: 'Edit template',
  newColumn: 'New column',
  templatesEmpty: 'A calculator template defines the columns of an estimate and their formulas.',
  variablesEmpty: 'Variables are values that formulas use by name, such as a rate, factor or spacing.',
  loadingTheFormulas: 'Loading the formulas',
};
