// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const ImportFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  kind: {"label":"Record type","kind":"text","filter":true},
  name: {"label":"File","kind":"text","sort":true,"search":true},
  state: {"label":"State","kind":"text","filter":true},
  total: {"label":"Rows","kind":"number","sort":true},
  created: {"label":"Created","kind":"number"},
  updated: {"label":"Updated","kind":"number"},
  skipped: {"label":"Skipped","kind":"number"},
  rejected: {"label":"Rejected","kind":"number"},
  user_name: {"label":"Imported by","kind":"text"},
} as const;
