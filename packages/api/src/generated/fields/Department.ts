// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const DepartmentFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Department","kind":"text","filter":true,"sort":true,"search":true,"write":"required"},
  parent_id: {"label":"Belongs to","kind":"uuid","filter":true,"ref":"department","write":true},
  head_id: {"label":"Head","kind":"uuid","filter":true,"ref":"user","write":true},
  description: {"label":"Description","kind":"text","search":true,"write":true,"input":"area"},
  parent_name: {"label":"Belongs to","kind":"text","sort":true},
  head_name: {"label":"Head","kind":"text","sort":true},
} as const;
