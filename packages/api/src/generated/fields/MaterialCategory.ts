// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const MaterialCategoryFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Category","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":240,"write":"required"},
  parent_id: {"label":"Parent group","kind":"uuid","filter":true,"ref":"materialCategory","columnWidth":180,"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":280,"write":true,"input":"area"},
  parent_name: {"label":"Parent group","kind":"text","sort":true},
  materials: {"label":"Materials","kind":"number","filter":true,"sort":true,"columnWidth":92},
} as const;
