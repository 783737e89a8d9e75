// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const LaborTemplateFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Template","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":260,"write":"required"},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":320,"write":true,"input":"area"},
  count: {"label":"Items","kind":"number","filter":true,"sort":true,"columnWidth":80},
} as const;
