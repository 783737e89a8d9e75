// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const CalculatorTemplateFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Template","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":260,"write":"required"},
  type: {"label":"Type","kind":"text","filter":true,"sort":true,"options":["without_takeoff|Basic, without take-off","with_takeoff|Standard, with take-off"],"strict":true,"default":"with_takeoff","columnWidth":200,"write":"required"},
  is_default: {"label":"Default","kind":"boolean","filter":true,"sort":true,"help":"New estimations use this template.","columnWidth":90,"write":true},
  count: {"label":"Columns","kind":"number","sort":true,"columnWidth":90},
  estimations: {"label":"Estimations","kind":"number","sort":true,"columnWidth":110},
} as const;
