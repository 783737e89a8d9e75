// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const RoleFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Access level","kind":"text","filter":true,"sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true,"input":"area"},
  users: {"label":"Users","kind":"number","filter":true,"sort":true},
  groups: {"label":"Groups","kind":"number","filter":true,"sort":true},
  rights_count: {"label":"Rights","kind":"number","sort":true},
} as const;
