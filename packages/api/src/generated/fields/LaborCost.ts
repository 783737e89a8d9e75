// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const LaborCostFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Labor","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":220,"write":"required"},
  unit: {"label":"Per","kind":"text","formLabel":"Unit","filter":true,"sort":true,"options":["h|Hour","D|Day","w|Week","m|Month","u|Unit"],"strict":true,"default":"h","columnWidth":80,"write":"required"},
  is_non_labor: {"label":"Non-labor","kind":"boolean","filter":true,"sort":true,"help":"For machines and permits, which have one rate and no overtime.","columnWidth":96,"write":true},
  regular_cost: {"label":"Regular","kind":"decimal","group":"Cost","sort":true,"filter":true,"format":"money4","columnWidth":96,"write":"required"},
  overtime_cost: {"label":"Overtime","kind":"decimal","sort":true,"format":"money4","columnWidth":96,"write":"required"},
  double_overtime_cost: {"label":"Double time","kind":"decimal","sort":true,"format":"money4","columnWidth":96,"write":"required"},
  nightshift_cost: {"label":"Night shift","kind":"decimal","sort":true,"format":"money4","columnWidth":96,"write":"required"},
  uses: {"label":"Used in","kind":"number","filter":true,"sort":true},
} as const;
