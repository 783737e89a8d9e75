/** Vendors of the demo that sell materials. */
export const supplierNames = [
  'Summit Interior Supply',
  'Front Range Gypsum',
  'Cascade Flooring',
  'Rocky Mountain Steel',
  'Western Door & Hardware',
  'Pacific Acoustics',
] as const;
