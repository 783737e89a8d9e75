// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const CustomerFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Company","kind":"text","filter":true,"sort":true,"search":true},
  type: {"label":"Type","kind":"text","filter":true,"sort":true},
  subscription_mode: {"label":"Subscription","kind":"text","filter":true,"sort":true},
  partner_name: {"label":"Partner","kind":"text","filter":true,"sort":true,"search":true},
  plan: {"label":"Plan","kind":"text","filter":true,"sort":true},
  state: {"label":"State","kind":"text","filter":true,"sort":true},
  users: {"label":"Users","kind":"number","sort":true},
  seats: {"label":"Seats","kind":"number","sort":true},
  last_login: {"label":"Last sign-in","kind":"instant","sort":true},
} as const;
