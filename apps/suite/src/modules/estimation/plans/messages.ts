/** Texts of the estimation plans screens. */
export const plansMessages = {
  loadingTheEstimation: 'Loading the estimation',
  loadingThePlans: 'Loading the plans',
  planSet: 'Plan set',
  plansDescription: 'PDF, up to 512 MB. Sheets appear as they are processed.',
  measure: 'Measure',
  uploadTheDrawingsYouAreBidding:
    'Upload the drawings you are bidding from. Each page becomes a sheet you can measure.',
  noPlanSetYet: 'No plan set yet',
  removePlanSet: 'Remove plan set',
  printOrDownload: 'Print or download',
  theSheetsAreStillBeingProcessed: 'The sheets are still being processed.',
  shareByLink: 'Share by link',
  saveThePdfWithoutAPassword: 'Save the PDF without a password and upload it again.',
  plansTitle: 'Part of this plan set could not be read',
  ifYouNeedTheMissingPages: (problem: string) =>
    `${problem} If you need the missing pages, export the PDF again and upload it.`,
  thisPlanSetCould: 'This plan set could not be read',
  sheetsIn: (name: string) => `Sheets in ${name}`,
  actionsFor: (name: string) => `Actions for ${name}`,
  sheetsWillAppearShortly: 'Sheets will appear shortly',
  addPlanSet: 'Add plan set',
  andItsSheetsMove: (value: string) =>
    `${value} and its sheets move to the work drive trash. Restore it there to bring the sheets back.`,
  searchSheets: 'Search sheets',
  searchSheetNamesAndText: 'Search sheet names and text',
  searchingTheSheets: 'Searching the sheets',
  noSheetsFound: 'No sheets found',
  noSheetNameOrTextContains: (sought: string) =>
    `No sheet name or text contains “${sought}”. Scanned sheets have no searchable text.`,
  notMeasuredYet: 'Not measured yet',
  thisPlanSetHasDeleteFirst: (measuresText: string, them: string) =>
    `This plan set has ${measuresText}. Delete ${them} first.`,
};
