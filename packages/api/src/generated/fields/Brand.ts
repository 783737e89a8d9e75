// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const BrandFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Brand","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":240,"write":"required"},
  email: {"label":"Email","kind":"text","filter":true,"search":true,"columnWidth":200,"write":true,"input":"email"},
  summary: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":320,"write":true,"input":"area"},
  materials: {"label":"Materials","kind":"number","filter":true,"sort":true,"columnWidth":92},
} as const;
