// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const TerritoryNameFields = {
  name: {"label":"Territory","kind":"text","filter":true,"sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true},
  total_users: {"label":"People","kind":"number","sort":true},
} as const;
