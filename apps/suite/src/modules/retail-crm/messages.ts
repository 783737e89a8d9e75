/** Texts of the retail crm screens. */
export const retailCrmMessages = {
  editedAgo: (ago: string) => `Edited ${ago}`,
  priceLevel: 'Price level',
  lessDiscount: (discount: string) => `less ${discount}`,
  creditLimit: 'Credit limit',
  loyaltyNumber: 'Loyalty number',
  taxExempt: 'Tax exempt',
  registerNote: 'Register note',
  allCustomers: 'All customers',
  onAccount: 'On account',
  customersEmpty:
    'A customer is a person or business that buys in your shops, with loyalty number, price level and credit.',
  copyCustomerNumber: 'Copy customer number',
};
