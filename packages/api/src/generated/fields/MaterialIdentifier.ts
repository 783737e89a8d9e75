// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const MaterialIdentifierFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Identifier","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"help":"For example UPC, GTIN or manufacturer number.","columnWidth":220,"write":"required"},
  is_unique: {"label":"Unique","kind":"boolean","formLabel":"Unique for each material","filter":true,"sort":true,"columnWidth":90,"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"columnWidth":280,"write":true,"input":"area"},
  materials: {"label":"Materials","kind":"number","filter":true,"sort":true,"columnWidth":92},
} as const;
