// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const AlternateFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
} as const;
