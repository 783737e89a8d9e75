// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const MaterialCharacteristicFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Characteristic","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"help":"For example color, thickness or fire rating.","columnWidth":220,"write":"required"},
  unit: {"label":"Unit","kind":"text","filter":true,"sort":true,"choices":"unit","help":"With a unit, its values are numbers.","columnWidth":90,"write":true},
  choices: {"label":"Choices","kind":"text","search":true,"wide":true,"help":"Separate choices with commas. Leave empty to allow any value.","columnWidth":280,"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"write":true,"input":"area"},
  materials: {"label":"Materials","kind":"number","filter":true,"sort":true,"columnWidth":92},
} as const;
