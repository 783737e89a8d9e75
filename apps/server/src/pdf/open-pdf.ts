import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Opens a PDF whose pages are copied. One that only restricts its use (an owner password, no user password) is
 * decrypted, and what is copied or saved from it is plain.
 * @throws Error if it needs a password or its structure cannot be read.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  // The objects are decrypted; a saved copy that still named the encryption would be decrypted again by its readers.
  delete document.context.trailerInfo.Encrypt;
  return document;
}
