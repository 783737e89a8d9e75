// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const ContactFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  firstname: {"label":"First name","kind":"text","filter":true,"sort":true,"search":true,"write":"required"},
  lastname: {"label":"Last name","kind":"text","filter":true,"sort":true,"search":true,"write":"required"},
  account_id: {"label":"Account","kind":"uuid","filter":true,"ref":"account","wide":true,"write":true},
  title: {"label":"Title","kind":"text","filter":true,"sort":true,"columnWidth":170,"write":true},
  contact_type: {"label":"Type","kind":"text","filter":true,"sort":true,"options":["customer","vendor","bidder"],"strict":true,"default":"customer","columnWidth":100,"write":true},
  email: {"label":"Email","kind":"text","filter":true,"sort":true,"search":true,"columnWidth":260,"write":true,"input":"email"},
  phone: {"label":"Phone","kind":"text","columnWidth":120,"write":true,"input":"phone"},
  do_not_text: {"label":"Do not text","kind":"boolean","filter":true,"help":"Blocks text messages to this contact.","write":true},
  account_name: {"label":"Account","kind":"text","sort":true,"search":true,"columnWidth":230},
} as const;
