// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const CustomerAiRequestFields = {
  company: {"label":"Customer","kind":"text","filter":true,"sort":true,"search":true},
  estimation: {"label":"Estimation","kind":"text","filter":true,"sort":true,"search":true},
  pages: {"label":"Pages","kind":"number","filter":true,"sort":true},
  amount: {"label":"Paid","kind":"decimal","filter":true,"sort":true,"format":"money"},
  request_status: {"label":"Status","kind":"text","filter":true,"sort":true},
  submitted_at: {"label":"Sent","kind":"instant","filter":true,"sort":true},
  completed_at: {"label":"Completed","kind":"instant","filter":true,"sort":true},
  completed_by: {"label":"Completed by","kind":"text","filter":true,"sort":true},
} as const;
