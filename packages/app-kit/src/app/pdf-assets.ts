/** Where each app serves what pdf.js loads when a sheet needs it. */
export const pdfAssetsUrl = '/pdf';
