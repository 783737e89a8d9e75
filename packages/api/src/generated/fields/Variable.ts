// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const VariableFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Variable","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":240,"write":"required"},
  variable: {"label":"In formulas","kind":"text","formLabel":"Name in formulas","filter":true,"sort":true,"search":true,"columnWidth":180,"help":"Letters, digits and underscores, for example crew_rate.","write":"required"},
  value: {"label":"Value","kind":"decimal","formLabel":"Fixed value","sort":true,"format":"number","columnWidth":110,"write":true},
  unit: {"label":"Unit","kind":"text","filter":true,"sort":true,"columnWidth":90,"help":"For example LF, SF, HR, $ or $/SF. Leave empty for a plain number.","write":true},
  column_id: {"label":"Line figure","kind":"text","formLabel":"Line figure","filter":true,"sort":true,"strict":true,"columnWidth":180,"help":"Used instead of a fixed value.","options":["quantity|Quantity","installed|Installed quantity","unit_price|Material unit price","material|Material","hours|Hours","labor_rate|Hourly cost","labor|Labor","equipment|Equipment","other|Other cost","cost|Cost","unit_cost|Unit cost","sell|Sell","qty|Take-off quantity","length|Length","area|Area","perimeter|Perimeter","volume|Volume","count|Count","height|Height","width|Width","depth|Depth","sides|Sides"],"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":240,"write":true,"input":"area"},
} as const;
