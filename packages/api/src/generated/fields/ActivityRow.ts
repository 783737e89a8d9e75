// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const ActivityRowFields = {
  subject: {"label":"Subject","kind":"text","search":true,"columnWidth":240},
  kind: {"label":"Type","kind":"text","filter":true,"sort":true,"options":["note|Note","call|Call","meeting|Meeting","email|E-mail","sms|SMS","task|Task"],"columnWidth":96},
  at: {"label":"When","kind":"instant","filter":true,"sort":true,"columnWidth":132},
  prop_name: {"label":"About","kind":"text","search":true,"columnWidth":200},
  owner_id: {"label":"Owner","kind":"uuid","filter":true,"ref":"user"},
  owner_name: {"label":"Owner","kind":"text"},
  due: {"label":"Due","kind":"day","filter":true,"sort":true},
  is_done: {"label":"Done","kind":"boolean","filter":true},
} as const;
