// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const GroupFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Group","kind":"text","filter":true,"sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true,"input":"area"},
  role_id: {"label":"Access level","kind":"uuid","filter":true},
  role_name: {"label":"Access level","kind":"text","sort":true},
  size: {"label":"People","kind":"number","filter":true,"sort":true},
} as const;
