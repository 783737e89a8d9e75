/** Texts of the estimation compare screens. */
export const compareMessages = {
  backToThePlansOf: (name: string) => `Back to the plans of ${name}`,
  theNewSheetHasNoScale: 'The new sheet has no scale, so its measures are not counted.',
  theOldSheetHasNoScale: 'The old sheet has no scale.',
  netEffectOnTheEstimate: 'Net effect on the estimate',
  theNewSheetHasNoMeasures:
    'The new sheet has no measures yet. Copy them from the old sheet, then adjust the changed areas.',
  measuresMissingOnTheNewSheet: 'Measures missing on the new sheet',
  compareFootDisabledReason: 'All measures of the old sheet are on the new one.',
  theSheetsAreStillLoading: 'The sheets are still loading.',
  copyCode: (code: string) => `Copy ${code}`,
  copyMeasures: 'Copy measures',
  measureNewSheet: 'Measure new sheet',
  alreadySelectedOnTheOtherSide: 'Already selected on the other side.',
  uploadTheNewPlanSetThen:
    'Upload the new plan set, then select the old and the new revision of a sheet above to overlay them and compare their measures.',
  selectAnotherSheet: 'Select another sheet',
  selectTwoSheets: 'Select two sheets',
  openPlans: 'Open plans',
  theseMeasuresAreAlready: 'These measures are already on the new sheet.',
  copiedToTheNewSheet: (measuresText: string, scaled: boolean) =>
    `${measuresText} copied to the new sheet.${scaled ? ' The old sheet’s scale was applied.' : ''}`,
  undo: 'Undo',
  theseAreSeparateSheetsTheEstimate: 'These are separate sheets. The estimate counts the measures on both.',
  theEstimateCountsTheNewSheet: 'The estimate counts the new sheet. The old one is superseded.',
  theEstimateCountsTheOldSheet: 'The estimate counts the old sheet, not the new one yet.',
  theEstimateCountsAnotherRevision: 'The estimate counts another revision of this sheet.',
  useOldSheet: 'Use old sheet',
  useNewSheet: 'Use new sheet',
  countBoth: 'Count both',
  theEstimateWillCountTheSheet: (value: string, value2: string, measureCount: string, money: string) =>
    `The estimate will count the sheet in ${value} instead of ${value2}. It has ${measureCount}, and the estimate total will be ${money}. Nothing is deleted.`,
  noChange: 'No change',
  currentRevision: 'Current revision',
  newerRevisionAvailable: 'Newer revision available',
  newRevisionNotCounted: 'New revision, not counted',
};
