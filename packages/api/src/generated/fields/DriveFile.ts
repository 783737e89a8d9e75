// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const DriveFileFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Name","kind":"text","filter":true,"sort":true,"search":true},
  type: {"label":"Type","kind":"number","filter":true,"sort":true},
  parent_id: {"label":"Folder","kind":"text","filter":true},
  prop_type: {"label":"Attached to","kind":"text","filter":true},
  prop_id: {"label":"Attached record ID","kind":"text","filter":true},
  size: {"label":"Size","kind":"number","sort":true},
  content_at: {"label":"Modified","kind":"instant","filter":true,"sort":true},
  opened_at: {"label":"Opened","kind":"instant","sort":true},
  deleted_at: {"label":"Deleted","kind":"instant","sort":true},
} as const;
