// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const InclusionExclusionTemplateFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Template","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":240,"write":"required"},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":300,"write":true,"input":"area"},
  is_default: {"label":"Default","kind":"boolean","filter":true,"sort":true,"help":"New quotes use this template.","columnWidth":90,"write":true},
  included: {"label":"Included","kind":"number","sort":true,"columnWidth":90},
  excluded: {"label":"Excluded","kind":"number","sort":true,"columnWidth":90},
} as const;
