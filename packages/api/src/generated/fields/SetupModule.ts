// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const SetupModuleFields = {
  name: {"label":"Module","kind":"text","sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true},
  state: {"label":"State","kind":"text","sort":true},
} as const;
