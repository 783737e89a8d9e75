// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const VendorNameFields = {
  name: {"label":"Vendor","kind":"text","filter":true,"sort":true,"search":true},
  number: {"label":"Number","kind":"text","filter":true,"sort":true,"search":true},
  city: {"label":"City","kind":"text","search":true},
} as const;
