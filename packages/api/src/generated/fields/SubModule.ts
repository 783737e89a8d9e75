// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const SubModuleFields = {
  name: {"label":"Part","kind":"text","sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true},
  module: {"label":"Module","kind":"text","sort":true},
} as const;
