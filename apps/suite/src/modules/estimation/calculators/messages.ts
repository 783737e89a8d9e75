/** Texts of the estimation calculators screens. */
export const calculatorsMessages = {
  groupsText: 'Groups are headings for estimate columns, such as material, labor, cost or sell.',
  materialFormulasText:
    'A material formula calculates how much material a take-off needs, such as sheets from an area or studs from a length.',
  newMaterialFormula: 'New material formula',
  removeImage: 'Remove image',
  thisImageCouldNotBeLoaded: 'This image could not be loaded.',
  stampsText:
    'Stamps mark sheets, for example as reviewed, void or addendum. They can include dates, names and an image.',
  loadingTheTemplate: 'Loading the template',
  templateText:
    'Each column shows a value on every estimate line, calculated by its formula or entered by hand.',
  editTemplate: 'Edit template',
  newColumn: 'New column',
  templatesText: 'A calculator template defines the columns of an estimate and their formulas.',
  variablesText: 'Variables are values that formulas use by name, such as a rate, factor or spacing.',
  loadingTheFormulas: 'Loading the formulas',
};
