// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const InclusionExclusionFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Inclusion or exclusion","kind":"text","formLabel":"Text","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":320,"help":"Customers see this text on the quote.","write":"required"},
  default_inclusion: {"label":"Default","kind":"text","formLabel":"Default","filter":true,"sort":true,"options":["inclusion|Included","exclusion|Excluded"],"strict":true,"default":"inclusion","columnWidth":104,"help":"Can be changed on each quote.","write":"required"},
  include_on: {"label":"Applies to","kind":"text","filter":true,"sort":true,"options":["project_level|Whole project","assembly|Selected lines"],"strict":true,"default":"project_level","columnWidth":124,"write":"required"},
  tag: {"label":"Tag","kind":"text","filter":true,"sort":true,"choices":"estimationTag","columnWidth":120,"write":true},
  description: {"label":"Description","kind":"text","search":true,"wide":true,"help":"Internal. Customers do not see it.","write":true,"input":"area"},
  calculate_by: {"label":"Calculation","kind":"text","filter":true,"sort":true,"group":"Amount","options":["no_calculation|Words alone","fixed_value|Amount","percentage|Percentage","formula|Formula"],"strict":true,"default":"no_calculation","columnWidth":116,"write":"required"},
  value: {"label":"Value","kind":"decimal","sort":true,"format":"number","write":true},
  base: {"label":"Percentage of","kind":"text","filter":true,"sort":true,"options":["subtotal|Subtotal","direct|Direct cost","material|Material","labor|Labor"],"strict":true,"default":"subtotal","write":true},
  formula: {"label":"Formula","kind":"text","search":true,"wide":true,"write":true,"input":"area"},
  calculation: {"label":"Amount","kind":"text","columnWidth":200},
  templates: {"label":"Templates","kind":"number","sort":true,"columnWidth":96},
} as const;
