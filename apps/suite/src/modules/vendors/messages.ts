/** Texts of the vendors screens. */
export const vendorsMessages = {
  editedAgo: (ago: string) => `Edited ${ago}`,
  materials: 'Materials',
  lastPrice: 'Last price',
  insurance: 'Insurance',
  priceHistory: 'Price history',
  material: 'Material',
  code: 'Code',
  unit: 'Unit',
  price: 'Price',
  previous: 'Previous',
  priceDate: 'Price date',
  expires: 'Expires',
  noPricesYet: 'No prices yet',
  materialsEmpty: 'Materials appear here when you add a price from this vendor.',
  allVendors: 'All vendors',
  preferred: 'Preferred',
  vendorsEmpty:
    'A vendor sells you materials, rents you equipment or does work for you. Keep its contacts, terms and prices here.',
  copyVendorNumber: 'Copy vendor number',
};
