// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const CalculatorGroupFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Group","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":260,"write":"required"},
  sequence: {"label":"Sequence","kind":"number","filter":true,"sort":true,"min":0,"max":10000,"columnWidth":100,"help":"Lower numbers come first.","write":true},
  count: {"label":"Columns","kind":"number","sort":true,"columnWidth":90},
} as const;
