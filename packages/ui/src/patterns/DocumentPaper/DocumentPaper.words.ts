export const documentPaperWords = {
  scope: 'Scope',
  code: 'Code',
  quantity: 'Quantity',
  unit: 'Unit',
  unitPrice: 'Unit price',
  amount: 'Amount',
  each: (quantity: string, price: string) => `${quantity} at ${price}`,
  signature: 'Signature',
  signatureOf: (name: string) => `Signature of ${name}`,
  name: 'Name',
  date: 'Date',
  pageBreak: 'Page break',
};
