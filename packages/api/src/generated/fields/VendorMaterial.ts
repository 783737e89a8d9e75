// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const VendorMaterialFields = {
  name: {"label":"Material","kind":"text","filter":true,"sort":true,"search":true},
  code: {"label":"Code","kind":"text","filter":true,"sort":true,"search":true},
  unit_of_measure: {"label":"Unit","kind":"text"},
  price: {"label":"Price","kind":"decimal","sort":true,"format":"money4"},
  landed_price: {"label":"Landed price","kind":"decimal","sort":true,"format":"money4"},
  price_before: {"label":"Previous price","kind":"decimal","format":"money4"},
  lead_time: {"label":"Lead time","kind":"number","sort":true,"unit":"days"},
  last_price_date: {"label":"Last price","kind":"day","filter":true,"sort":true},
  expiry_price_date: {"label":"Expires","kind":"day","filter":true,"sort":true},
} as const;
