/** Texts of the estimation plans screens. */
export const plansMessages = {
  loadingTheEstimation: 'Loading the estimation',
  loadingThePlans: 'Loading the plans',
  planSet: 'Plan set',
  planSetFileHint: 'PDF, up to 512 MB. Sheets appear as they are processed.',
  measure: 'Measure',
  plansEmpty: 'Upload the drawings you are bidding from. Each page becomes a sheet you can measure.',
  noPlanSetYet: 'No plan set yet',
  removePlanSet: 'Remove plan set',
  printOrDownload: 'Print or download',
  sheetsProcessingReason: 'The sheets are still being processed.',
  shareByLink: 'Share by link',
  protectedPdfNotice: 'Save the PDF without a password and upload it again.',
  partlyReadTitle: 'Part of this plan set could not be read',
  partlyReadNotice: (problem: string) =>
    `${problem} If you need the missing pages, export the PDF again and upload it.`,
  unreadableTitle: 'This plan set could not be read',
  sheetsIn: (name: string) => `Sheets in ${name}`,
  actionsFor: (name: string) => `Actions for ${name}`,
  sheetsWillAppearShortly: 'Sheets will appear shortly',
  addPlanSet: 'Add plan set',
  removePlanSetConfirm: (name: string) =>
    `${name} and its sheets move to the work drive trash. Restore it there to bring the sheets back.`,
  searchSheets: 'Search sheets',
  sheetSearchPlaceholder: 'Search sheet names and text',
  searchingTheSheets: 'Searching the sheets',
  noSheetsFound: 'No sheets found',
  sheetSearchEmpty: (query: string) =>
    `No sheet name or text contains “${query}”. Scanned sheets have no searchable text.`,
  notMeasuredYet: 'Not measured yet',
  planSetMeasuredReason: (measuresText: string, pronoun: string) =>
    `This plan set has ${measuresText}. Delete ${pronoun} first.`,
};
