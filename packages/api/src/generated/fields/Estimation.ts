// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const EstimationFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Project","kind":"text","filter":true,"sort":true,"search":true},
  opportunity_id: {"label":"Opportunity","kind":"uuid","filter":true},
  estimator_id: {"label":"Estimator","kind":"uuid","filter":true},
  reviewer_id: {"label":"Reviewer","kind":"uuid","filter":true},
  bid_date: {"label":"Bid date","kind":"day","filter":true,"sort":true},
  estimation_status: {"label":"Status","kind":"text","filter":true,"sort":true},
  description: {"label":"Description","kind":"text","input":"area"},
  quote_number: {"label":"Number","kind":"text","filter":true,"sort":true,"search":true},
  customer_name: {"label":"Customer","kind":"text","filter":true,"sort":true,"search":true},
  estimator: {"label":"Estimator","kind":"text","sort":true},
  reviewer: {"label":"Reviewer","kind":"text","sort":true},
  total: {"label":"Total","kind":"decimal","filter":true,"sort":true,"format":"money"},
  tags: {"label":"Tags","kind":"list","filter":true},
} as const;
