/** Texts of the retail vendor screens. */
export const retailVendorMessages = {
  editedAgo: (ago: string) => `Edited ${ago}`,
  minimumOrder: 'Minimum order',
  leadTime: 'Lead time',
  returnsWithin: 'Returns within',
  rmaRequired: 'RMA required',
  allRetailVendors: 'All retail vendors',
  preferred: 'Preferred',
  vendorsEmpty: 'A retail vendor supplies your shops, with its order method, minimum order and return terms.',
  copyVendorNumber: 'Copy vendor number',
};
