// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const SecurityEventFields = {
  createdAt: {"label":"When","kind":"instant","filter":true,"sort":true},
  kind: {"label":"Event","kind":"text","filter":true,"sort":true,"options":["signed_in|Signed in","sign_in_failed|Failed sign-in","locked_out|Account locked","refused|Action refused","rights_changed|Rights changed","second_factor_changed|Two-factor authentication changed","password_changed|Password changed","policy_changed|Sign-in security changed"]},
  user_name: {"label":"User","kind":"text","filter":true,"sort":true,"search":true},
  user_id: {"label":"User ID","kind":"uuid","filter":true},
  address: {"label":"IP address","kind":"text","filter":true,"search":true},
  agent: {"label":"Browser","kind":"text","search":true},
  detail: {"label":"Details","kind":"text","search":true},
} as const;
