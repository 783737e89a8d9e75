// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const ChangeFields = {
  createdAt: {"label":"When","kind":"instant","filter":true,"sort":true},
  user_name: {"label":"Who","kind":"text","filter":true,"search":true},
  action: {"label":"Action","kind":"text","filter":true},
  entity: {"label":"Record type","kind":"text","filter":true},
  entity_id: {"label":"Record ID","kind":"uuid","filter":true},
  entity_name: {"label":"Record","kind":"text","filter":true,"search":true},
} as const;
