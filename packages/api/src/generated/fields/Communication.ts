// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const CommunicationFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  code: {"label":"Code","kind":"text","filter":true,"sort":true,"search":true},
  module: {"label":"Module","kind":"text","filter":true,"sort":true},
  group: {"label":"Group","kind":"text","filter":true,"sort":true,"search":true},
  desc: {"label":"Description","kind":"text","search":true,"input":"area"},
  sms: {"label":"SMS","kind":"boolean","filter":true},
  email: {"label":"Email","kind":"boolean","filter":true},
  subject: {"label":"Subject","kind":"text","search":true},
  body: {"label":"Body","kind":"text","input":"area"},
  sms_text: {"label":"SMS text","kind":"text"},
} as const;
