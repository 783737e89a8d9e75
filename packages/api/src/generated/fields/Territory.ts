// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const TerritoryFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Territory","kind":"text","filter":true,"sort":true,"search":true,"write":"required"},
  description: {"label":"Description","kind":"text","search":true,"write":"required","input":"area"},
  zips: {"label":"ZIP codes","kind":"text","search":true,"write":true,"input":"area"},
  state_names: {"label":"States","kind":"text","search":true},
  total_users: {"label":"People","kind":"number","filter":true,"sort":true},
  accounts: {"label":"Accounts","kind":"number","filter":true,"sort":true},
} as const;
