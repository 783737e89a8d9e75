// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const UserRowFields = {
  username: {"label":"Username","kind":"text","filter":true,"sort":true,"search":true},
  firstname: {"label":"First name","kind":"text","filter":true,"sort":true,"search":true},
  lastname: {"label":"Last name","kind":"text","filter":true,"sort":true,"search":true},
} as const;
