// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const QuoteTemplateFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Template","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":260,"write":"required"},
  type: {"label":"Type","kind":"text","filter":true,"sort":true,"options":["BasicTemplate|Basic","ChangeOrderTemplate|Change order"],"strict":true,"default":"BasicTemplate","columnWidth":130,"write":"required"},
  is_default: {"label":"Default","kind":"boolean","filter":true,"sort":true,"help":"New quotes of this type use this template.","columnWidth":90,"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":320,"help":"Internal. Customers do not see it.","write":true,"input":"area"},
  drafts: {"label":"Drafts","kind":"number","formLabel":"Drafts with this template","sort":true,"columnWidth":90},
} as const;
