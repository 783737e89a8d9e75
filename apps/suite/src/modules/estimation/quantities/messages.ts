/** Texts of the estimation quantities screens. */
export const quantitiesMessages = {
  unscaledNotice: (measuresText: string, count: number) =>
    `${measuresText} without a scale ${count === 1 ? 'is' : 'are'} not counted, on `,
  outdatedSheetsSummary: (figureText: string, measuresText: string, count: number) =>
    `${figureText} from ${measuresText} on ${count} sheets. Open a sheet to see its measures selected.`,
  sheets: 'Sheets',
  sheet: 'Sheet',
  loadingTheEstimation: 'Loading the estimation',
  export: 'Export',
  searchQuantities: 'Search quantities',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  groupBy: 'Group by',
  quantities: 'Quantities',
  issue: 'Issue',
  measures: 'Measures',
  quantity: 'Quantity',
  details: 'Details',
  severalUnits: 'Several units',
  noScale: 'No scale',
  unscaledCount: (measuresText: string) => `${measuresText} without a scale`,
  undimensionedCount: (measuresText: string) => `${measuresText} without dimensions`,
};
