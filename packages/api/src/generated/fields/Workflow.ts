// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const WorkflowFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Workflow","kind":"text","filter":true,"sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true,"input":"area"},
  module: {"label":"Modules","kind":"text","search":true},
} as const;
