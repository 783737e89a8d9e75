// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const BidFields = {
  name: {"label":"Company","kind":"text","filter":true,"sort":true,"search":true},
  number: {"label":"Number","kind":"text","filter":true,"search":true},
  type: {"label":"Type","kind":"text","filter":true,"sort":true},
  scope: {"label":"Scope","kind":"text","filter":true,"sort":true,"search":true},
  status: {"label":"Status","kind":"text","filter":true,"sort":true,"options":["Invited","Bidding","Submitted","Declined","Awarded"]},
  amount: {"label":"Amount","kind":"decimal","filter":true,"sort":true,"format":"money"},
  invited_on: {"label":"Invited","kind":"day","filter":true,"sort":true},
  due_on: {"label":"Due","kind":"day","filter":true,"sort":true},
  answered_on: {"label":"Answered","kind":"day","filter":true,"sort":true},
  note: {"label":"Note","kind":"text","search":true},
} as const;
