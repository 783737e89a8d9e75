/** Texts of the estimation compare screens. */
export const compareMessages = {
  backToPlans: (name: string) => `Back to the plans of ${name}`,
  newSheetUnscaled: 'The new sheet has no scale, so its measures are not counted.',
  oldSheetUnscaled: 'The old sheet has no scale.',
  netEffect: 'Net effect on the estimate',
  newSheetUnmeasured:
    'The new sheet has no measures yet. Copy them from the old sheet, then adjust the changed areas.',
  missingMeasures: 'Measures missing on the new sheet',
  nothingToCopyReason: 'All measures of the old sheet are on the new one.',
  sheetsLoadingReason: 'The sheets are still loading.',
  copyCode: (code: string) => `Copy ${code}`,
  copyMeasures: 'Copy measures',
  measureNewSheet: 'Measure new sheet',
  selectedOnOtherSideReason: 'Already selected on the other side.',
  compareSheetsEmpty:
    'Upload the new plan set, then select the old and the new revision of a sheet above to overlay them and compare their measures.',
  selectAnotherSheet: 'Select another sheet',
  selectTwoSheets: 'Select two sheets',
  openPlans: 'Open plans',
  measuresAlreadyCopied: 'These measures are already on the new sheet.',
  measuresCopied: (measuresText: string, scaled: boolean) =>
    `${measuresText} copied to the new sheet.${scaled ? ' The old sheet’s scale was applied.' : ''}`,
  undo: 'Undo',
  bothSheetsCounted: 'These are separate sheets. The estimate counts the measures on both.',
  newSheetCounted: 'The estimate counts the new sheet. The old one is superseded.',
  oldSheetCounted: 'The estimate counts the old sheet, not the new one yet.',
  otherRevisionCounted: 'The estimate counts another revision of this sheet.',
  useOldSheet: 'Use old sheet',
  useNewSheet: 'Use new sheet',
  countBoth: 'Count both',
  countRevisionConfirm: (newSet: string, currentSet: string, measuresText: string, money: string) =>
    `The estimate will count the sheet in ${newSet} instead of ${currentSet}. It has ${measuresText}, and the estimate total will be ${money}. Nothing is deleted.`,
  noChange: 'No change',
  currentRevision: 'Current revision',
  newerRevisionAvailable: 'Newer revision available',
  newRevisionNotCounted: 'New revision, not counted',
};
