// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const MaterialIdentifierFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Identifier","kind":"text","long":"Name","filter":true,"sort":true,"search":true,"wide":true,"help":"UPC, manufacturer number, GTIN …","column":220,"write":"required"},
  is_unique: {"label":"Unique","kind":"boolean","long":"No two materials have the same","filter":true,"sort":true,"column":90,"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"column":280,"write":true,"input":"area"},
  materials: {"label":"Materials","kind":"number","filter":true,"sort":true,"column":92},
} as const;
