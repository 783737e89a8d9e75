// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const OrganizationNameFields = {
  name: {"label":"Name","kind":"text","filter":true,"sort":true,"search":true},
} as const;
