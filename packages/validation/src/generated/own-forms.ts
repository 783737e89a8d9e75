// Generated from the contract by packages/api/scripts/generate.ts. Do not edit.
import { group, type FormModule } from '../form-layout.ts';

export const ownForms = {
  account: {
    noun: "account",
    label: "Account",
    groups: [
      group('account', "Account", [
        ['name', "Account name", 'text', 'required wide'],
        ['type', "Type", 'select'],
        ['status', "Status", 'select'],
        ['territory', "Territory", 'select'],
        ['owner_id', "Owner", 'person'],
      ]),
      group('contact', "Contact", [
        ['phone', "Phone", 'phone'],
        ['email', "Email", 'email'],
        ['website', "Website", 'url', 'wide'],
      ]),
      group('address', "Address", [
        ['street', "Street", 'text', 'wide'],
        ['city', "City", 'text'],
        ['state', "State", 'text'],
        ['zip', "ZIP", 'text'],
      ]),
      group('notes', "Notes", [
        ['description', "Description", 'area', 'wide'],
      ]),
    ],
  },
  contact: {
    noun: "contact",
    label: "Contact",
    groups: [
      group('contact', "Contact", [
        ['firstname', "First name", 'text', 'required'],
        ['lastname', "Last name", 'text', 'required'],
        ['account_id', "Account", 'record', 'wide'],
        ['title', "Title", 'text'],
        ['contact_type', "Type", 'select'],
        ['email', "Email", 'email'],
        ['phone', "Phone", 'phone'],
        ['do_not_text', "Do not text", 'switch'],
      ]),
    ],
  },
  lead: {
    noun: "lead",
    label: "Lead",
    groups: [
      group('lead', "Lead", [
        ['name', "Lead name", 'text', 'required wide'],
        ['status', "Status", 'select'],
        ['rating', "Rating", 'select'],
        ['lead_source', "Lead source", 'select'],
        ['amount', "Amount", 'money'],
        ['bid_date', "Bid date", 'date'],
        ['territory', "Territory", 'select'],
        ['owner_id', "Owner", 'person'],
      ]),
      group('contact-details', "Contact details", [
        ['company', "Company", 'text', 'wide'],
        ['firstname', "First name", 'text'],
        ['lastname', "Last name", 'text'],
        ['title', "Title", 'text'],
        ['email', "Email", 'email'],
        ['phone', "Phone", 'phone'],
        ['website', "Website", 'url'],
      ]),
      group('address', "Address", [
        ['street', "Street", 'text', 'wide'],
        ['city', "City", 'text'],
        ['state', "State", 'text'],
        ['zip', "ZIP", 'text'],
      ]),
      group('notes', "Notes", [
        ['description', "Description", 'area', 'wide'],
      ]),
    ],
  },
  opportunity: {
    noun: "opportunity",
    label: "Opportunity",
    groups: [
      group('opportunity', "Opportunity", [
        ['name', "Opportunity name", 'text', 'required wide'],
        ['account_id', "Account", 'record', 'required wide'],
        ['stage', "Stage", 'select'],
        ['probability', "Probability", 'number'],
        ['amount', "Amount", 'money'],
        ['lead_source', "Lead source", 'select'],
        ['bid_date', "Bid date", 'date'],
        ['award_date', "Expected award", 'date'],
      ]),
      group('project', "Project", [
        ['scope', "Scope", 'text', 'wide'],
        ['site', "Site", 'text', 'wide'],
        ['floor_area', "Floor area", 'number'],
        ['start_date', "Start", 'date'],
      ]),
      group('people', "People", [
        ['owner_id', "Sales owner", 'person'],
        ['estimator_id', "Estimator", 'person'],
      ]),
      group('notes', "Notes", [
        ['description', "Description", 'area', 'wide'],
      ]),
    ],
  },
  material: {
    noun: "material",
    label: "Material",
    groups: [
      group('material', "Material", [
        ['name', "Material", 'text', 'required wide'],
        ['code', "Code", 'text', 'required'],
        ['unit_of_measure', "Unit", 'select', 'required'],
        ['category', "Category", 'select'],
        ['brand_id', "Brand", 'record'],
      ]),
      group('buying', "Buying", [
        ['prefered_vendor_id', "Preferred vendor", 'record'],
        ['order_quantity', "Order quantity", 'number'],
        ['waste_percentage', "Waste", 'number'],
        ['escalation', "Estimated escalation", 'number'],
      ]),
    ],
  },
  retailCustomer: {
    noun: "customer",
    label: "Customer",
    groups: [
      group('customer', "Customer", [
        ['name', "Customer name", 'text', 'required wide'],
        ['type', "Type", 'select'],
        ['status', "Status", 'select'],
        ['company', "Company", 'text'],
        ['preferred_store', "Preferred store", 'text'],
        ['owner_id', "Salesperson", 'person'],
      ]),
      group('contact', "Contact", [
        ['phone', "Phone", 'phone'],
        ['mobile', "Mobile", 'phone'],
        ['email', "Email", 'email', 'wide'],
        ['contact_by', "Preferred contact", 'select'],
        ['takes_offers', "Accepts marketing", 'switch'],
        ['birthday', "Birthday", 'date'],
      ]),
      group('address', "Address", [
        ['street', "Street", 'text', 'wide'],
        ['city', "City", 'text'],
        ['state', "State", 'text'],
        ['zip', "ZIP", 'text'],
      ]),
      group('loyalty', "Loyalty", [
        ['loyalty_number', "Loyalty number", 'text'],
        ['member_since', "Member since", 'date'],
      ]),
      group('selling', "Selling", [
        ['price_level', "Price level", 'select'],
        ['discount', "Discount", 'number'],
        ['payment_terms', "Payment terms", 'select'],
        ['credit_limit', "Credit limit", 'money'],
        ['needs_po', "Requires purchase order", 'switch'],
      ]),
      group('tax', "Tax", [
        ['tax_exempt', "Tax exempt", 'switch'],
        ['tax_exempt_number', "Exemption number", 'text'],
        ['tax_exempt_expiry', "Exemption expires", 'date'],
      ]),
      group('notes', "Notes", [
        ['till_note', "Checkout note", 'text', 'wide'],
        ['description', "Description", 'area', 'wide'],
      ]),
    ],
  },
  retailVendor: {
    noun: "retail vendor",
    label: "Retail vendor",
    groups: [
      group('retail-vendor', "Retail vendor", [
        ['name', "Vendor name", 'text', 'required wide'],
        ['type', "Type", 'select'],
        ['status', "Status", 'select'],
        ['departments', "Departments", 'text'],
        ['is_preferred', "Preferred", 'switch'],
        ['owner_id', "Buyer", 'person'],
      ]),
      group('contact', "Contact", [
        ['phone', "Phone", 'phone'],
        ['email', "Email", 'email'],
        ['website', "Website", 'url', 'wide'],
      ]),
      group('address', "Address", [
        ['street', "Street", 'text', 'wide'],
        ['city', "City", 'text'],
        ['state', "State", 'text'],
        ['zip', "ZIP", 'text'],
      ]),
      group('ordering', "Ordering", [
        ['account_number', "Our account number", 'text'],
        ['order_method', "Order method", 'select'],
        ['order_email', "Order email", 'email'],
        ['order_days', "Order days", 'text'],
        ['lead_time', "Lead time", 'number'],
        ['minimum_order', "Minimum order", 'money'],
        ['free_freight_from', "Free freight from", 'money'],
      ]),
      group('paying', "Paying", [
        ['payment_terms', "Payment terms", 'select'],
        ['credit_limit', "Credit limit", 'money'],
        ['tax_id', "Tax ID", 'text'],
      ]),
      group('returns', "Returns", [
        ['return_days', "Returns within", 'number'],
        ['restocking_fee', "Restocking fee", 'number'],
        ['needs_rma', "Requires return authorization", 'switch'],
        ['return_policy', "Return policy", 'area', 'wide'],
      ]),
      group('notes', "Notes", [
        ['description', "Description", 'area', 'wide'],
      ]),
    ],
  },
  task: {
    noun: "task",
    label: "Task",
    groups: [
      group('task', "Task", [
        ['name', "Task name", 'text', 'required wide'],
        ['workflow_status', "Status", 'text'],
        ['from_date', "Start", 'date'],
        ['to_date', "End", 'date'],
        ['due_date', "Due date", 'date'],
        ['priority', "Priority", 'select'],
        ['details', "Description", 'area', 'wide'],
        ['type', "Type", 'select'],
        ['space_id', "Space", 'text'],
        ['folder_id', "Task folder", 'text'],
        ['dependent_id', "Part of", 'text'],
        ['related_type', "Record type", 'text'],
        ['related_id', "Record ID", 'text'],
      ]),
    ],
  },
  vendor: {
    noun: "vendor",
    label: "Vendor",
    groups: [
      group('vendor', "Vendor", [
        ['name', "Vendor name", 'text', 'required wide'],
        ['type', "Type", 'select'],
        ['status', "Status", 'select'],
        ['trade', "Trade", 'text'],
        ['is_preferred', "Preferred", 'switch'],
        ['owner_id', "Buyer", 'person'],
      ]),
      group('contact', "Contact", [
        ['phone', "Phone", 'phone'],
        ['email', "Email", 'email'],
        ['website', "Website", 'url', 'wide'],
      ]),
      group('address', "Address", [
        ['street', "Street", 'text', 'wide'],
        ['city', "City", 'text'],
        ['state', "State", 'text'],
        ['zip', "ZIP", 'text'],
      ]),
      group('buying', "Buying", [
        ['payment_terms', "Payment terms", 'select'],
        ['lead_time', "Lead time", 'number'],
        ['minimum_order', "Minimum order", 'money'],
        ['account_number', "Our account number", 'text'],
      ]),
      group('compliance', "Compliance", [
        ['tax_id', "Tax ID", 'text'],
        ['license_number', "License", 'text'],
        ['license_expiry', "License expires", 'date'],
        ['insurance_expiry', "Insurance expires", 'date'],
      ]),
      group('notes', "Notes", [
        ['description', "Description", 'area', 'wide'],
      ]),
    ],
  },
} as const satisfies Record<string, FormModule>;
