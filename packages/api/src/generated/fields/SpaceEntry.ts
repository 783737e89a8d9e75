// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const SpaceEntryFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  description: {"label":"Description","kind":"text","wide":true,"input":"area"},
  workflow_id: {"label":"Workflow","kind":"uuid","ref":"workflow"},
  default_level: {"label":"Everybody in the company","kind":"number"},
} as const;
