// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const AssemblyFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Assembly","kind":"text","filter":true,"sort":true,"search":true,"write":"required"},
  code: {"label":"Code","kind":"text","filter":true,"sort":true,"search":true,"write":"required"},
  take_off_type: {"label":"Take-off type","kind":"text","filter":true,"sort":true,"write":"required"},
  category: {"label":"Group","kind":"text","filter":true,"sort":true,"write":true},
  noOfMaterial: {"label":"Materials","kind":"number","sort":true},
  is_active: {"label":"Active","kind":"boolean","filter":true,"sort":true},
} as const;
