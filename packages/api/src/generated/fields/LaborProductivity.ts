// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const LaborProductivityFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Productivity","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":240,"write":"required"},
  code: {"label":"Code","kind":"text","filter":true,"sort":true,"search":true,"columnWidth":100,"write":"required"},
  subcategory: {"label":"Subcategory","kind":"text","filter":true,"sort":true,"search":true,"columnWidth":130,"write":true},
  value: {"label":"Value","kind":"decimal","sort":true,"format":"number","help":"Units of work completed by one unit of labor.","columnWidth":84,"write":"required"},
  work_unit: {"label":"Work unit","kind":"text","formLabel":"Unit of work","filter":true,"sort":true,"choices":"unit","columnWidth":70,"write":true},
  unit: {"label":"Per","kind":"text","formLabel":"Per unit of labor","filter":true,"sort":true,"options":["h|Hour","D|Day","w|Week","m|Month","u|Unit"],"strict":true,"default":"h","columnWidth":80,"write":"required"},
  uses: {"label":"Used in","kind":"number","filter":true,"sort":true,"help":"Number of assemblies."},
} as const;
