// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const CustomerInvoiceFields = {
  number: {"label":"Number","kind":"text","sort":true,"search":true},
  issued_on: {"label":"Date","kind":"day","filter":true,"sort":true},
  state: {"label":"State","kind":"text","filter":true,"sort":true},
  reason: {"label":"For","kind":"text","filter":true,"sort":true,"search":true},
} as const;
