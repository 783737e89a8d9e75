// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const QualifierFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Qualifier","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":240,"write":"required"},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":280,"write":true,"input":"area"},
} as const;
