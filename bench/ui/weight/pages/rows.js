export const rows = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  name: `Account ${index + 1}`,
  city: index % 2 ? 'Boulder' : 'Longmont',
  value: (index + 1) * 12_500,
}));
export const cities = ['Boulder', 'Longmont'];
