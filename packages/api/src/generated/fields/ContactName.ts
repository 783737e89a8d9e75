// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const ContactNameFields = {
  firstname: {"label":"First name","kind":"text","filter":true,"sort":true,"search":true},
  lastname: {"label":"Last name","kind":"text","filter":true,"sort":true,"search":true},
  email: {"label":"Email","kind":"text","filter":true,"search":true},
  account_name: {"label":"Account","kind":"text","search":true},
} as const;
