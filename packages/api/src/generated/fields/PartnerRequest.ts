// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const PartnerRequestFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  company: {"label":"Company","kind":"text","filter":true,"sort":true,"search":true},
  firstname: {"label":"First name","kind":"text","filter":true,"sort":true,"search":true},
  lastname: {"label":"Last name","kind":"text","filter":true,"sort":true,"search":true},
  email: {"label":"Email","kind":"text","filter":true,"sort":true,"search":true},
  phone: {"label":"Phone","kind":"text","input":"phone"},
  website: {"label":"Website","kind":"text","input":"url"},
  message: {"label":"Message","kind":"text","search":true,"input":"area"},
  state: {"label":"State","kind":"text","filter":true,"sort":true},
  reason: {"label":"Reason","kind":"text"},
  decided_by: {"label":"Decided by","kind":"text","filter":true,"sort":true},
  decided_at: {"label":"Decided","kind":"instant","filter":true,"sort":true},
} as const;
