// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const UnitFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Name","kind":"text","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":200,"write":"required"},
  value: {"label":"Value","kind":"text","filter":true,"sort":true,"search":true,"help":"Shown with quantities and prices, for example SF, BOX or SHT.","columnWidth":88,"write":"required"},
  category: {"label":"Category","kind":"text","filter":true,"sort":true,"options":["Count","Length","Area","Volume","Weight","Package","Time"],"columnWidth":110,"write":true},
  factor: {"label":"Factor","kind":"text","formLabel":"Conversion factor","group":"Conversion","help":"How many conversion units equal one of this unit. Leave empty for no conversion.","columnWidth":90,"write":true},
  per: {"label":"Converts to","kind":"text","formLabel":"Conversion unit","filter":true,"sort":true,"choices":"unit","columnWidth":80,"write":true},
  materials: {"label":"Materials","kind":"number","filter":true,"sort":true,"columnWidth":92},
} as const;
