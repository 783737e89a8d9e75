// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const UnitFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Name","kind":"text","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":200,"write":"required"},
  value: {"label":"Value","kind":"text","filter":true,"sort":true,"search":true,"help":"As quantities and prices are written: SF, BOX, SHT.","columnWidth":88,"write":"required"},
  category: {"label":"Category","kind":"text","filter":true,"sort":true,"options":["Count","Length","Area","Volume","Weight","Package","Time"],"columnWidth":110,"write":true},
  factor: {"label":"One is","kind":"text","formLabel":"One of it is","group":"Conversion","help":"How many of the other unit one of this is. Leave it empty for a unit that is converted to no other.","columnWidth":90,"write":true},
  per: {"label":"Of","kind":"text","formLabel":"Of the unit","filter":true,"sort":true,"choices":"unit","columnWidth":80,"write":true},
  materials: {"label":"Materials","kind":"number","filter":true,"sort":true,"columnWidth":92},
} as const;
