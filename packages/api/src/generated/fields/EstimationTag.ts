// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const EstimationTagFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Tag","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":220,"write":"required"},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":320,"write":true,"input":"area"},
  estimations: {"label":"Estimations","kind":"number","sort":true,"columnWidth":110},
  quotes: {"label":"Quotes","kind":"number","sort":true,"columnWidth":90},
} as const;
