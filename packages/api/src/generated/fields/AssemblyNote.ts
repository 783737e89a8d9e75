// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const AssemblyNoteFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Note","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":260,"write":"required"},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":420,"write":true,"input":"area"},
  assemblies: {"label":"Assemblies","kind":"number","filter":true,"sort":true,"columnWidth":96},
} as const;
