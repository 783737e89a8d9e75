// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const EstimationFolderFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Folder","kind":"text","formLabel":"Folder name","filter":true,"sort":true,"search":true,"wide":true,"write":"required"},
  description: {"label":"Description","kind":"text","help":"What belongs in this folder.","search":true,"wide":true,"write":"required","input":"area"},
  parent_id: {"label":"Parent folder","kind":"uuid","filter":true,"ref":"estimationFolder","write":true},
  parent_name: {"label":"Parent folder","kind":"text","sort":true},
  total_users: {"label":"People","kind":"number"},
} as const;
