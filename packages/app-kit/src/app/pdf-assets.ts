/** Base URL of the assets that pdf.js loads on demand. */
export const pdfAssetsUrl = '/pdf';
