// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const PendingActivationFields = {
  kind: {"label":"Waiting for","kind":"text","filter":true,"sort":true},
  company: {"label":"Company","kind":"text","filter":true,"sort":true,"search":true},
  type: {"label":"Type","kind":"text","filter":true,"sort":true},
  person: {"label":"Person","kind":"text","sort":true,"search":true},
  email: {"label":"Email","kind":"text","filter":true,"sort":true,"search":true},
  createdAt: {"label":"Since","kind":"instant","filter":true,"sort":true},
  expires_at: {"label":"Link expires","kind":"instant","sort":true},
} as const;
