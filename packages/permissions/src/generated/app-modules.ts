// Generated from the contract by packages/api/scripts/generate.ts. Do not edit.

/** App ids by module. */
export const appIds = {
  crm: 1,
  workdrive: 2,
  security: 3,
  setup: 4,
  vendors: 5,
  materials: 6,
  estimation: 7,
  tasks: 8,
  projects: 9,
  accounting: 10,
  reports: 10,
  inventory: 11,
  field: 14,
  email: 15,
  goals: 16,
  manufacturing: 16,
  dashboards: 17,
  admin: 18,
  partner: 19,
  pos: 21,
  retailCrm: 21,
  retailVendor: 22,
} as const;

/** Display names by app id. */
export const appNames = {
  1: "CRM",
  2: "Work Drive",
  3: "Security",
  4: "Setup",
  5: "Vendors",
  6: "Material",
  7: "Estimation",
  8: "Task",
  9: "Project",
  10: "Reports",
  11: "Inventory",
  14: "Field",
  15: "Email",
  16: "Goals",
  17: "Dashboards",
  18: "Admin Console",
  19: "Partner portal",
  21: "Customer",
  22: "Retail Vendor",
} as const;

/** Rights that can be granted, by app id and permission name. */
export const catalogue = {
  1: {"account":{"label":"Accounts","abilities":["v","a","e","d","x","i"]},"opportunity":{"label":"Opportunities","abilities":["v","a","e","d","x","i"]},"contact":{"label":"Contacts","abilities":["v","a","e","d","x","i"]},"lead":{"label":"Leads","abilities":["v","a","e","d","x","i"]}},
  2: {"drive":{"label":"Work drive","abilities":["v","a","e","d","c"]}},
  3: {"policy":{"label":"Access levels","abilities":["v","a","e","d","x","c"]},"group":{"label":"Groups","abilities":["v","a","e","d","x"]},"users":{"label":"Users","abilities":["v","a","e","x"]}},
  4: {"form":{"label":"Forms and fields","abilities":["v","e"]},"company":{"label":"Company","abilities":["v","e"]},"organization":{"label":"Organization","abilities":["v","a","e","d","x"]},"status":{"label":"Statuses","abilities":["v","a","e","d"]},"workflow":{"label":"Workflows","abilities":["v","a","e","d","x"]},"communication":{"label":"Communication","abilities":["v","a","e","d","x"]},"territory":{"label":"Territories","abilities":["v","a","e","d","x"]},"folder":{"label":"Folders","abilities":["v","a","e","d","x"]},"numbering":{"label":"Record numbers","abilities":["v","e"]},"plugin":{"label":"Plugins","abilities":["v","e"]},"mail":{"label":"Email setup","abilities":["v","e"]},"module":{"label":"Modules","abilities":["v"]},"license":{"label":"License and payment","abilities":["v","e"]},"log":{"label":"Logs","abilities":["v","x"]},"protection":{"label":"Sign-in security","abilities":["v","e"]}},
  5: {"vendor":{"label":"Vendors","abilities":["v","a","e","d","x","i"]}},
  6: {"material":{"label":"Materials","abilities":["v","a","e","d","x","c","i","wi","mai","r"]},"price":{"label":"Material prices","abilities":["v","a","d","x","i"]},"assembly":{"label":"Assemblies","abilities":["v","a","e","d","x","c","i","mai"]},"labor":{"label":"Labor","abilities":["v","a","e","d","x","c","i"]}},
  7: {"estimation":{"label":"Estimations","abilities":["v","a","e","d","x"]},"quote":{"label":"Quotes","abilities":["v","a","e"]},"aiRequest":{"label":"AI estimates","abilities":["v","a","e"]},"calculator":{"label":"Calculator configuration","abilities":["v","a","e","d","x"]},"quoteConfiguration":{"label":"Quote configuration","abilities":["v","a","e","d","x","c"]}},
  8: {"task":{"label":"Tasks","abilities":["v","a","e","d","x","i"]},"folder":{"label":"Task folders","abilities":["v","a","e","d"]},"space":{"label":"Spaces","abilities":["a","e","d"]}},
  18: {"customer":{"label":"Customers","abilities":["v","e"]},"coupon":{"label":"Coupons","abilities":["v","a","e"]},"customerRequest":{"label":"AI estimate requests","abilities":["v","e"]},"partnerRequest":{"label":"Partner requests","abilities":["v","e"]}},
  19: {"customer":{"label":"Customers","abilities":["v"]},"company":{"label":"Company details","abilities":["v","e"]}},
  21: {"customer":{"label":"Retail customers","abilities":["v","a","e","d","x","i"]}},
  22: {"vendor":{"label":"Retail vendors","abilities":["v","a","e","d","x","i"]}},
} as const;

/** Records of which an access level can be limited to a user’s own or their team’s, by app id. */
export const ownedRecords = {
  1: "accounts, opportunities, contacts and leads",
  8: "tasks",
} as const;

/** Purchasable modules with the app id that each opens. */
export const purchasableModules = {
  crm: 1,
  map: 1,
  workdrive: 2,
  security: 3,
  setup: 4,
  vendorManagement: 5,
  materialManagement: 6,
  estimation: 7,
  taskManagement: 8,
  projectManagement: 9,
  report: 10,
  inventoryManagement: 11,
  email: 15,
  goalManagement: 16,
  dashboards: 17,
  pos: 21,
} as const;

/** Name and description of each purchasable module, as the catalog of modules shows them. */
export const moduleTexts = {
  crm: {"name":"CRM","description":"Accounts, opportunities, contacts and leads, from first call to award."},
  map: {"name":"Map","description":"Accounts, opportunities and projects on a map."},
  workdrive: {"name":"Work Drive","description":"Company files and folders with sharing."},
  security: {"name":"Security","description":"Users, groups and access levels."},
  setup: {"name":"Setup","description":"Settings for all modules: forms, statuses, workflows, territories and record numbers."},
  vendorManagement: {"name":"Vendors","description":"Suppliers and subcontractors with their contacts."},
  materialManagement: {"name":"Material","description":"Materials, prices and assemblies for estimates."},
  estimation: {"name":"Estimation","description":"Take-off on plan pages, estimates and quotes."},
  taskManagement: {"name":"Task","description":"Tasks in spaces, folders, lists and boards."},
  projectManagement: {"name":"Project","description":"RFIs, submittals, change orders, punch lists and project documents."},
  report: {"name":"Reports","description":"Saved and shared reports on every module."},
  inventoryManagement: {"name":"Inventory","description":"Warehouses, purchase orders, receipts, stock and counts."},
  email: {"name":"Email","description":"Company email linked to records."},
  goalManagement: {"name":"Goals","description":"Goals for the company, its managers and each person."},
  dashboards: {"name":"Dashboards","description":"Custom pages of key figures."},
  pos: {"name":"Point of sale","description":"Registers, orders, payments and returns for shops."},
} as const;

/** Purchasable modules by the plan that includes them; `all` are those of every plan. */
export const planModules = {
  essentials: ["crm","map","taskManagement"],
  professional: ["crm","map","vendorManagement","materialManagement","estimation","taskManagement","email"],
  enterprise: ["crm","map","vendorManagement","materialManagement","estimation","taskManagement","projectManagement","inventoryManagement","email","goalManagement","pos"],
  shop: ["crm","map","materialManagement","pos"],
  all: ["workdrive","security","setup","report","dashboards"],
} as const;

/** Modules that are bought separately, with the app id and the price in US dollars per month. */
export const addOns = {
  manufacturing: {"name":"Manufacturing","description":"Bills of materials, work centers, orders and planning.","app":16,"price":"300.00"},
} as const;

/** App ids that tenants of a type have without buying them. */
export const portalApps = {
  Partner: [3,19],
  Provider: [3,18],
} as const;

/** App ids that a purchase includes in addition to its own. */
export const includedApps = {
  projectManagement: [14],
  pos: [22],
} as const;
