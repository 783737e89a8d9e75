// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const InclusionExclusionFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Inclusion or exclusion","kind":"text","long":"Words","filter":true,"sort":true,"search":true,"wide":true,"column":320,"help":"As the customer reads it.","write":"required"},
  default_inclusion: {"label":"Default","kind":"text","long":"As a rule","filter":true,"sort":true,"options":["inclusion|Included","exclusion|Excluded"],"closed":true,"begins":"inclusion","column":104,"help":"A quote may have it otherwise.","write":"required"},
  include_on: {"label":"About","kind":"text","filter":true,"sort":true,"options":["project_level|Whole project","assembly|Chosen lines"],"closed":true,"begins":"project_level","column":124,"write":"required"},
  tag: {"label":"Tag","kind":"text","filter":true,"sort":true,"choices":"estimationTag","column":120,"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"help":"For your people; the customer reads the words alone.","write":true,"input":"area"},
  calculate_by: {"label":"Calculation","kind":"text","filter":true,"sort":true,"group":"Amount","options":["no_calculation|Words alone","fixed_value|Amount","percentage|Percentage","formula|Formula"],"closed":true,"begins":"no_calculation","column":116,"write":"required"},
  value: {"label":"Value","kind":"decimal","sort":true,"format":"number","write":true},
  base: {"label":"Of","kind":"text","filter":true,"sort":true,"options":["subtotal|Subtotal","direct|Direct cost","material|Material","labor|Labor"],"closed":true,"begins":"subtotal","write":true},
  formula: {"label":"Formula","kind":"text","search":true,"wide":true,"write":true,"input":"area"},
  calculation: {"label":"Amount","kind":"text","column":200},
  templates: {"label":"Templates","kind":"number","sort":true,"column":96},
} as const;
