/** Kinds of customer a contractor sells to. */
export const accountTypes = [
  'General contractor',
  'Owner',
  'Developer',
  'Public agency',
  'CM at risk',
  'Design-builder',
].map((label) => ({ id: label, label }));
export const territories = ['Front Range', 'Western Slope', 'High Plains', 'Wasatch', 'Willamette'].map(
  (label) => ({ id: label, label }),
);
/** Documented. */
export const leadSources = ['Phone', 'Web', 'Referral', 'Trade Show', 'Other'].map((label) => ({
  id: label,
  label,
}));
/** Documented. */
export const contactTypes = [
  { id: 'customer', label: 'Customer' },
  { id: 'vendor', label: 'Vendor' },
  { id: 'bidder', label: 'Bidder' },
];
