// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const MaterialFormulaFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Material formula","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":220,"write":"required"},
  formula_variable: {"label":"In formulas","kind":"text","formLabel":"Name in formulas","filter":true,"sort":true,"search":true,"columnWidth":170,"help":"Letters, digits and underscores, for example sheets.","write":"required"},
  material_id: {"label":"Material","kind":"uuid","filter":true,"ref":"material","onDelete":"restrict","help":"Applies only to lines with this material. Leave empty for all lines.","write":true},
  unit: {"label":"Unit","kind":"text","filter":true,"sort":true,"options":["EA|EA","FT|FT","IN|IN","MM|MM","SQFT|SQFT","SQIN|SQIN"],"strict":true,"default":"EA","columnWidth":80,"write":"required"},
  formula: {"label":"Formula","kind":"text","search":true,"wide":true,"columnWidth":300,"write":"required","input":"area"},
  material_name: {"label":"Material","kind":"text","sort":true,"columnWidth":180},
} as const;
