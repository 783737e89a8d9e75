// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const TaskFolderFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Folder","kind":"text","filter":true,"sort":true,"search":true},
  type: {"label":"Type","kind":"text","filter":true},
  parent_folder_id: {"label":"Parent folder","kind":"uuid","filter":true},
} as const;
