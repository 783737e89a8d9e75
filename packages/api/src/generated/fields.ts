// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const AccountFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Account","kind":"text","filter":true,"sort":true,"search":true},
  type: {"label":"Type","kind":"text","filter":true,"sort":true},
  status: {"label":"Status","kind":"text","filter":true,"sort":true},
  territory: {"label":"Territory","kind":"text","filter":true,"sort":true},
  owner_id: {"label":"Owner","kind":"uuid","filter":true},
  phone: {"label":"Phone","kind":"text"},
  email: {"label":"Email","kind":"text","search":true},
  website: {"label":"Website","kind":"text"},
  street: {"label":"Street","kind":"text"},
  city: {"label":"City","kind":"text","filter":true,"sort":true,"search":true},
  state: {"label":"State","kind":"text","filter":true,"sort":true},
  zip: {"label":"ZIP","kind":"text","filter":true},
  description: {"label":"Description","kind":"text"},
  number: {"label":"Number","kind":"text","filter":true,"sort":true,"search":true},
  owner_name: {"label":"Owner","kind":"text","sort":true},
  open_pipeline: {"label":"Open pipeline","kind":"decimal","filter":true,"sort":true,"format":"money"},
  won_year: {"label":"Won this year","kind":"decimal","filter":true,"sort":true,"format":"money"},
  last_activity: {"label":"Last activity","kind":"day","filter":true,"sort":true},
} as const;

export const AssemblyFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Assembly","kind":"text","filter":true,"sort":true,"search":true},
  code: {"label":"Code","kind":"text","filter":true,"sort":true,"search":true},
  take_off_type: {"label":"Take-off type","kind":"text","filter":true,"sort":true},
  category: {"label":"Group","kind":"text","filter":true,"sort":true},
  noOfMaterial: {"label":"Materials","kind":"number","sort":true},
} as const;

export const ChangeFields = {
  createdAt: {"label":"When","kind":"instant","filter":true,"sort":true},
  user_name: {"label":"Who","kind":"text","filter":true,"search":true},
  action: {"label":"Action","kind":"text","filter":true},
  entity: {"label":"Kind","kind":"text","filter":true},
  entity_id: {"label":"Record id","kind":"uuid","filter":true},
  entity_name: {"label":"Record","kind":"text","search":true},
} as const;

export const ContactFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  firstname: {"label":"First name","kind":"text","filter":true,"sort":true,"search":true},
  lastname: {"label":"Last name","kind":"text","filter":true,"sort":true,"search":true},
  account_id: {"label":"Account","kind":"uuid","filter":true},
  title: {"label":"Title","kind":"text","filter":true,"sort":true},
  contact_type: {"label":"Type","kind":"text","filter":true,"sort":true},
  email: {"label":"Email","kind":"text","filter":true,"sort":true,"search":true},
  phone: {"label":"Phone","kind":"text"},
  account_name: {"label":"Account","kind":"text","sort":true,"search":true},
} as const;

export const CustomerFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Company","kind":"text","filter":true,"sort":true,"search":true},
  type: {"label":"Type","kind":"text","filter":true,"sort":true},
  subscription_mode: {"label":"Subscription","kind":"text","filter":true,"sort":true},
  partner_name: {"label":"Partner","kind":"text","filter":true,"sort":true,"search":true},
  users: {"label":"Users","kind":"number","sort":true},
  last_login: {"label":"Last sign-in","kind":"instant","sort":true},
} as const;

export const DriveFileFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Name","kind":"text","filter":true,"sort":true,"search":true},
  type: {"label":"Type","kind":"number","filter":true},
  prop_type: {"label":"Attached to","kind":"text","filter":true},
  prop_id: {"label":"Attached id","kind":"text","filter":true},
  size: {"label":"Size","kind":"number","sort":true},
} as const;

export const EstimationFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Project","kind":"text","filter":true,"sort":true,"search":true},
  opportunity_id: {"label":"Opportunity","kind":"uuid","filter":true},
  estimator_id: {"label":"Estimator","kind":"uuid","filter":true},
  reviewer_id: {"label":"Reviewer","kind":"uuid","filter":true},
  bid_date: {"label":"Bid date","kind":"day","filter":true,"sort":true},
  estimation_status: {"label":"Status","kind":"text","filter":true,"sort":true},
  description: {"label":"Description","kind":"text"},
  quote_number: {"label":"Number","kind":"text","filter":true,"sort":true,"search":true},
  customer_name: {"label":"Customer","kind":"text","filter":true,"sort":true,"search":true},
  estimator: {"label":"Estimator","kind":"text","sort":true},
  reviewer: {"label":"Reviewer","kind":"text","sort":true},
  total: {"label":"Total","kind":"decimal","filter":true,"sort":true,"format":"money"},
} as const;

export const GroupFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Group","kind":"text","filter":true,"sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true},
  role_id: {"label":"Access level","kind":"uuid","filter":true},
  role_name: {"label":"Access level","kind":"text","sort":true},
  size: {"label":"People","kind":"number","filter":true,"sort":true},
} as const;

export const MaterialFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Material","kind":"text","filter":true,"sort":true,"search":true},
  code: {"label":"Code","kind":"text","filter":true,"sort":true,"search":true},
  unit_of_measure: {"label":"Unit","kind":"text","filter":true,"sort":true},
  category: {"label":"Group","kind":"text","filter":true,"sort":true},
  escalation: {"label":"Escalation","kind":"decimal","format":"percent"},
  order_quantity: {"label":"Order quantity","kind":"decimal","format":"number"},
  waste_percentage: {"label":"Waste","kind":"decimal","format":"percent"},
  estimate_price: {"label":"Estimate price","kind":"decimal","sort":true,"filter":true,"format":"money4"},
  landed_price: {"label":"Landed price","kind":"decimal","sort":true,"format":"money4"},
  vendor_name: {"label":"Vendor","kind":"text","sort":true,"search":true},
  last_price_date: {"label":"Last price","kind":"day","sort":true,"filter":true},
  expiry_price_date: {"label":"Price expires","kind":"day","sort":true,"filter":true},
} as const;

export const OpportunityFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Opportunity","kind":"text","filter":true,"sort":true,"search":true},
  account_id: {"label":"Account","kind":"uuid","filter":true},
  stage: {"label":"Stage","kind":"text","filter":true,"sort":true},
  amount: {"label":"Amount","kind":"decimal","filter":true,"sort":true,"format":"money"},
  probability: {"label":"Probability","kind":"number","filter":true,"sort":true,"format":"percent"},
  bid_date: {"label":"Bid date","kind":"day","filter":true,"sort":true},
  award_date: {"label":"Expected award","kind":"day","filter":true,"sort":true},
  lead_source: {"label":"Lead source","kind":"text","filter":true,"sort":true},
  scope: {"label":"Scope","kind":"text"},
  site: {"label":"Site","kind":"text"},
  floor_area: {"label":"Floor area","kind":"decimal","format":"number"},
  start_date: {"label":"Start","kind":"day"},
  owner_id: {"label":"Owner","kind":"uuid","filter":true},
  estimator_id: {"label":"Estimator","kind":"uuid","filter":true},
  description: {"label":"Description","kind":"text"},
  number: {"label":"Number","kind":"text","filter":true,"sort":true,"search":true},
  account_name: {"label":"Account","kind":"text","sort":true,"search":true},
  owner_name: {"label":"Owner","kind":"text","sort":true},
  estimator_name: {"label":"Estimator","kind":"text","sort":true},
} as const;

export const QuoteFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
} as const;

export const RoleFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Access level","kind":"text","filter":true,"sort":true,"search":true},
  description: {"label":"Description","kind":"text","search":true},
  users: {"label":"Users","kind":"number","filter":true,"sort":true},
  groups: {"label":"Groups","kind":"number","filter":true,"sort":true},
  rights_count: {"label":"Rights","kind":"number","sort":true},
} as const;

export const UserAccountFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  firstname: {"label":"First name","kind":"text","filter":true,"sort":true,"search":true},
  lastname: {"label":"Last name","kind":"text","filter":true,"sort":true,"search":true},
  email: {"label":"Email","kind":"text","filter":true,"sort":true,"search":true},
  title: {"label":"Title","kind":"text","filter":true,"sort":true},
  phone: {"label":"Phone","kind":"text"},
  role_id: {"label":"Access level","kind":"uuid","filter":true},
  is_admin: {"label":"Administrator","kind":"boolean","filter":true,"sort":true},
  status: {"label":"Status","kind":"text","filter":true,"sort":true},
  role_name: {"label":"Access level","kind":"text","sort":true},
  group_names: {"label":"Groups","kind":"text","sort":true},
  last_login: {"label":"Last sign-in","kind":"instant","filter":true,"sort":true},
  second_factor: {"label":"Second factor","kind":"boolean","filter":true,"sort":true},
} as const;

export const UserRowFields = {
  username: {"label":"Username","kind":"text","filter":true,"sort":true,"search":true},
  firstname: {"label":"First name","kind":"text","filter":true,"sort":true,"search":true},
  lastname: {"label":"Last name","kind":"text","filter":true,"sort":true,"search":true},
} as const;

export const entityFields = {
  Account: AccountFields,
  Assembly: AssemblyFields,
  Change: ChangeFields,
  Contact: ContactFields,
  Customer: CustomerFields,
  DriveFile: DriveFileFields,
  Estimation: EstimationFields,
  Group: GroupFields,
  Material: MaterialFields,
  Opportunity: OpportunityFields,
  Quote: QuoteFields,
  Role: RoleFields,
  UserAccount: UserAccountFields,
  UserRow: UserRowFields,
} as const;
