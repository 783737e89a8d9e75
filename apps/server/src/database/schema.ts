import type { EstimateAdjustments } from '@plumbline/api';
import type { CustomField, FormGroup } from '@plumbline/validation/forms';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Exact decimals come and go as text. */
type Decimal = ColumnType<string, string | number, string | number>;
type DecimalDefault = ColumnType<string, string | number | undefined, string | number>;
/** Instants come as ISO 8601 text. */
type Instant = ColumnType<string, string | undefined, string>;
/** May be empty; absent on insert means empty. */
type Nullable = ColumnType<string | null, string | null | undefined, string | null>;
type Text = ColumnType<string, string | undefined, string>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

/** What a row of an import looks like: a record that is there, or a line before it. */
export interface ImportAlike {
  uuid?: string;
  line?: number;
  title: string;
  number?: string;
  detail?: string;
  score: number;
  reasons: string[];
}

interface Row {
  tenant_id: string;
}
interface Stamped extends Row {
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}
interface Removable extends Stamped {
  deleted_at: Nullable;
}
/** The columns that every record's view carries. */
interface StampView extends Row {
  uuid: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

type ImportState =
  | 'receiving'
  | 'reading'
  | 'mapping'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'done'
  | 'cancelled'
  | 'undoing'
  | 'undone'
  | 'refused';

export interface Schema {
  security_role: Removable & {
    role_id: string;
    name: string;
    description: Text;
    permissions: Json<Record<string, Record<string, Record<string, 1>>>>;
  };
  /** Published view of users. */
  user_directory: Row & {
    user_id: string;
    username: string;
    email: string;
    firstname: string;
    lastname: string;
    status: 'invited' | 'active' | 'deactivated';
    is_admin: boolean;
    role_id: string | null;
  };
  security_user: Stamped & {
    user_id: string;
    username: string;
    email: string;
    firstname: Text;
    lastname: Text;
    is_admin: Generated<boolean>;
    role_id: Nullable;
    title: Text;
    phone: Text;
    department_id: Nullable;
    designation_id: Nullable;
    qualifier_id: Nullable;
    status: Generated<'invited' | 'active' | 'deactivated'>;
    invited_at: Nullable;
    last_login: Nullable;
    policy: Generated<number>;
    second_factor: Generated<boolean>;
    picture: Nullable;
  };
  security_group: Removable & {
    group_id: string;
    name: string;
    description: Text;
    role_id: Nullable;
  };
  security_group_member: Row & { group_id: string; user_id: string };
  user_preference: Row & {
    user_id: string;
    key: string;
    prop_id: Text;
    prop_type: Text;
    value: ColumnType<unknown, string, string>;
    version: Generated<number>;
    updated_at: Instant;
  };
  notification: Row & {
    notification_id: string;
    user_id: string;
    viewed: Generated<boolean>;
    data: Json<{ message: string; file?: { key: string; name: string; contentType: string } }>;
    created_at: Instant;
  };
  audit_change: Row & {
    change_id: string;
    module: string;
    entity: string;
    entity_id: string;
    entity_name: Text;
    action: string;
    changes: Json<{ field: string; before?: string; after?: string }[]>;
    user_id: string | null;
    user_name: Text;
    request_id: Text;
    created_at: Instant;
  };
  idempotency_key: Row & {
    user_id: string;
    key: string;
    operation: string;
    body_hash: string;
    response: ColumnType<object | null, string | null | undefined, string>;
    created_at: Instant;
  };
  number_sequence: Row & { scope: string; next: number };
  /** Published view of statuses. */
  record_status: Row & {
    status_id: string;
    module: string;
    field_name: string;
    name: string;
    tone: string;
    sequence: number;
    outcome: string;
    probability: number;
  };
  setup_status: Row & {
    status_id: string;
    module: string;
    field_name: Text;
    name: string;
    tone: Text;
    sequence: number;
    outcome: Text;
    probability: Generated<number>;
    version: Generated<number>;
  };
  setup_company: Row & {
    legal_name: Text;
    street: Text;
    city: Text;
    state: Text;
    zip: Text;
    phone: Text;
    email: Text;
    website: Text;
    tax_id: Text;
    time_zone: Text;
    fiscal_month: Generated<number>;
    currency: Text;
    logo: Nullable;
    version: Generated<number>;
    updated_at: Instant;
  };
  setup_mail: Row & {
    sender_name: Text;
    sender_email: Text;
    reply_to: Text;
    signature: Text;
    host: Text;
    port: Generated<number>;
    security: Text;
    username: Text;
    password: Text;
    version: Generated<number>;
    updated_at: Instant;
  };
  setup_plugin: Stamped & {
    name: string;
    plugin_id: Generated<string>;
    value: Json<Record<string, string>>;
    secret: Text;
    enabled: Generated<boolean>;
    username: Text;
  };
  setup_form: Row & {
    form_id: Generated<string>;
    module: string;
    groups: Json<FormGroup[]>;
    retired: Json<CustomField[]>;
    version: Generated<number>;
    updated_at: Instant;
  };
  crm_account: Removable & {
    account_id: string;
    number: string;
    name: string;
    type: Text;
    status: Text;
    territory: Text;
    owner_id: Nullable;
    phone: Text;
    email: Text;
    website: Text;
    street: Text;
    city: Text;
    state: Text;
    zip: Text;
    description: Text;
  };
  crm_account_view: StampView & {
    number: string;
    name: string;
    type: string;
    status: string;
    territory: string;
    owner_id: string | null;
    owner_name: string;
    phone: string;
    email: string;
    website: string;
    street: string;
    city: string;
    state: string;
    zip: string;
    description: string;
    open_pipeline: string;
    won_year: string;
    last_activity: string | null;
  };
  crm_opportunity: Removable & {
    opportunity_id: string;
    number: string;
    name: string;
    account_id: string;
    stage: Text;
    stage_since: Instant;
    amount: DecimalDefault;
    probability: Generated<number>;
    bid_date: Nullable;
    award_date: Nullable;
    lead_source: Text;
    scope: Text;
    site: Text;
    floor_area: Nullable;
    start_date: Nullable;
    owner_id: Nullable;
    estimator_id: Nullable;
    description: Text;
  };
  crm_opportunity_stage: Row & { opportunity_id: string; stage: string; entered_at: Instant };
  crm_opportunity_view: StampView & {
    number: string;
    name: string;
    account_id: string;
    account_name: string;
    stage: string;
    stage_since: string;
    amount: string;
    probability: number;
    bid_date: string | null;
    award_date: string | null;
    lead_source: string;
    scope: string;
    site: string;
    floor_area: string | null;
    start_date: string | null;
    owner_id: string | null;
    owner_name: string;
    estimator_id: string | null;
    estimator_name: string;
    description: string;
    outcome: string;
  };
  crm_contact: Removable & {
    contact_id: string;
    firstname: string;
    lastname: string;
    account_id: Nullable;
    title: Text;
    contact_type: Text;
    email: Text;
    phone: Text;
  };
  crm_contact_view: StampView & {
    firstname: string;
    lastname: string;
    account_id: string | null;
    account_name: string;
    title: string;
    contact_type: string;
    email: string;
    phone: string;
  };
  public_link: Row & {
    link_id: string;
    prop_type: string;
    prop_id: string;
    password_hash: Nullable;
    expires_at: ColumnType<string, string, string>;
    revoked_at: Nullable;
    created_by: string;
    created_at: Instant;
    opened: Generated<number>;
    last_opened: Nullable;
  };
  company_detail: Stamped & {
    contact_name: Text;
    email: Text;
    phone: Text;
    website: Text;
    street: Text;
    city: Text;
    state: Text;
    zip: Text;
  };
  drive_file: Removable & {
    file_id: string;
    name: string;
    type: Generated<number>;
    parent_id: Nullable;
    prop_type: Text;
    prop_id: Text;
    cloud_status: Generated<boolean>;
    size: ColumnType<number, number, number>;
    received: ColumnType<number, number | undefined, number>;
    content_type: Text;
    storage_key: Text;
    state: Text;
    problem: Nullable;
    created_by: Nullable;
    path: Generated<string[]>;
    owner_id: Nullable;
    revision: Generated<number>;
    content_at: Generated<string>;
    content_by: Nullable;
    on_clash: Generated<'keep' | 'replace' | 'refuse'>;
    replaces: Nullable;
    trash_id: Nullable;
    trashed_by: Nullable;
    purged_at: Nullable;
    content_text: Text;
  };
  drive_file_view: StampView & {
    name: string;
    type: number;
    parent_id: string | null;
    prop_type: string;
    prop_id: string;
    cloud_status: boolean;
    size: number;
    content_type: string;
    state: string;
    problem: string | null;
    pages: number;
  };
  plan_page: Removable & {
    page_id: string;
    file_id: string;
    number: number;
    name: Text;
    page_name: Text;
    is_processed: Generated<number>;
    width: Generated<number>;
    height: Generated<number>;
    rotation: Generated<number>;
    text: Text;
    pdf_key: Text;
    preview_key: Text;
    calibrations: Json<object[]>;
    turn: Generated<number>;
    copied_from: ColumnType<number | null, number | null | undefined, number | null>;
    sheet_id: Nullable;
    revision: Generated<number>;
    is_current: Generated<boolean>;
    current_since: ColumnType<string | null, string | null | undefined, string | null>;
  };
  material: Removable & {
    material_id: string;
    name: string;
    code: string;
    unit_of_measure: string;
    category: Text;
    escalation: DecimalDefault;
    order_quantity: DecimalDefault;
    waste_percentage: DecimalDefault;
    brand_id: Nullable;
    prefered_vendor_id: Nullable;
    is_active: Generated<boolean>;
    identifiers: Json<Record<string, string>>;
    characteristics: Json<Record<string, string>>;
  };
  crm_lead: Removable & {
    row_id: string;
    number: string;
    name: string;
    status: Text;
    rating: Text;
    lead_source: Text;
    amount: DecimalDefault;
    bid_date: Nullable;
    territory: Text;
    owner_id: Nullable;
    company: Text;
    firstname: Text;
    lastname: Text;
    title: Text;
    email: Text;
    phone: Text;
    website: Text;
    street: Text;
    city: Text;
    state: Text;
    zip: Text;
    description: Text;
    converted_at: Nullable;
    converted_account_id: Nullable;
    converted_contact_id: Nullable;
    converted_opportunity_id: Nullable;
  };
  crm_lead_mapping: Row & { mapping: Json<Record<string, string[]>>; updated_at: Instant };
  vendor: Removable & {
    row_id: string;
    number: string;
    name: string;
    type: Text;
    status: Text;
    trade: Text;
    is_preferred: Generated<boolean>;
    owner_id: Nullable;
    phone: Text;
    email: Text;
    website: Text;
    street: Text;
    city: Text;
    state: Text;
    zip: Text;
    payment_terms: Text;
    lead_time: Generated<number | null>;
    minimum_order: DecimalDefault;
    account_number: Text;
    tax_id: Text;
    license_number: Text;
    license_expiry: Nullable;
    insurance_expiry: Nullable;
    description: Text;
  };
  material_price: Row & {
    price_id: string;
    material_id: string;
    vendor_id: Nullable;
    vendor_name: string;
    price: Decimal;
    freight_percentage: DecimalDefault;
    duty_percentage: DecimalDefault;
    packing_percentage: DecimalDefault;
    tariff_percentage: DecimalDefault;
    cushion: DecimalDefault;
    landed_price: ColumnType<string, never, never>;
    estimate_price: ColumnType<string, never, never>;
    lead_time: Generated<number>;
    last_price_date: Text;
    expiry_price_date: Nullable;
    sell_price: Nullable;
    order_quantity: Nullable;
    length: Nullable;
    breath: Nullable;
    height: Nullable;
    weight: Nullable;
    volume: Nullable;
    user_id: Nullable;
    created_at: Instant;
  };
  material_view: StampView & {
    name: string;
    code: string;
    unit_of_measure: string;
    category: string;
    escalation: string;
    order_quantity: string;
    waste_percentage: string;
    estimate_price: string;
    landed_price: string;
    vendor_name: string;
    last_price_date: string | null;
    expiry_price_date: string | null;
  };
  unit_of_measure: Removable & {
    unit_id: string;
    name: string;
    value: string;
    category: Text;
    factor: Text;
    per: Text;
  };
  material_brand: Removable & { row_id: string; name: string; email: Text; summary: Text };
  material_category: Removable & { row_id: string; name: string; parent_id: Nullable; description: Text };
  setup_estimation_folder: Removable & {
    row_id: string;
    name: string;
    description: string;
    parent_id?: string | null;
  };
  material_identifier: Removable & {
    row_id: string;
    name: string;
    is_unique: Generated<boolean>;
    description: Text;
  };
  material_characteristic: Removable & {
    row_id: string;
    name: string;
    unit: Text;
    choices: Text;
    description: Text;
  };
  assembly_note: Removable & { row_id: string; name: string; description: Text };
  labor_productivity: Removable & {
    row_id: string;
    name: string;
    code: string;
    subcategory: Text;
    value: Decimal;
    work_unit: Text;
    unit: string;
  };
  labor_template: Removable & {
    row_id: string;
    name: string;
    description: Text;
    items: Json<object[]>;
  };
  labor_cost: Removable & {
    labor_cost_id: string;
    name: string;
    unit: Text;
    regular_cost: Decimal;
    overtime_cost: Decimal;
    double_overtime_cost: Decimal;
    nightshift_cost: Decimal;
    is_non_labor: Generated<boolean>;
  };
  assembly: Removable & {
    assembly_id: string;
    name: string;
    code: string;
    take_off_type: string;
    category: Text;
    color: Text;
    parameters: Json<Record<string, unknown>>;
    markup_percentage: DecimalDefault;
    is_active: Generated<boolean>;
    notes: Json<string[]>;
  };
  assembly_view: StampView & {
    name: string;
    code: string;
    take_off_type: string;
    category: string;
    color: string;
    parameters: Record<string, unknown>;
    markup_percentage: string;
    noOfMaterial: number;
  };
  assembly_material: Row & {
    line_id: string;
    assembly_id: string;
    material_id: string;
    formula: string;
    waste_percentage: DecimalDefault;
    labor_unit: Nullable;
    labor_productivity_id: Nullable;
    labor_cost_id: Nullable;
    equipment_cost: DecimalDefault;
    other_cost: DecimalDefault;
    lump_cost: DecimalDefault;
    sequence: Generated<number>;
  };
  estimation: Removable & {
    estimation_id: string;
    quote_number: string;
    name: string;
    opportunity_id: Nullable;
    estimator_id: Nullable;
    reviewer_id: Nullable;
    bid_date: Nullable;
    estimation_status: Text;
    description: Text;
    calculator_template_id: Nullable;
    settings: Json<Record<string, string>>;
    adjustments: ColumnType<EstimateAdjustments | null, string | null | undefined, string | null>;
    total: DecimalDefault;
    tag_ids: Generated<string[]>;
    frozen_at: Nullable;
    frozen_by: Nullable;
    frozen_reason: Text;
    frozen_version_id: Nullable;
    moved_total: Nullable;
    stale_difference: Nullable;
    stale_reasons: Generated<number>;
    radar_due: Nullable;
  };
  estimation_view: StampView & {
    quote_number: string;
    name: string;
    opportunity_id: string | null;
    opportunity_name: string;
    account_id: string | null;
    customer_name: string;
    estimator_id: string | null;
    estimator: string;
    reviewer_id: string | null;
    reviewer: string;
    bid_date: string | null;
    estimation_status: string;
    description: string;
    total: string;
    plans: number;
    measures: number;
    quotes: number;
    tag_ids: string[];
    tags: string[];
    frozen: object | null;
    outcome: object | null;
    is_stale: boolean;
    stale_difference: string | null;
    stale_reasons: number;
    quote_difference: string | null;
    quote_behind: string | null;
  };
  estimation_condition: Removable & {
    condition_id: string;
    estimation_id: string;
    assembly_id: Nullable;
    code: string;
    name: string;
    type: string;
    color: string;
    hatch: Generated<string>;
    mark_shape: Generated<string>;
    category: Text;
    parameters: Json<object>;
    sequence: Generated<number>;
  };
  takeoff: Removable & {
    takeoff_id: string;
    estimation_id: string;
    page_id: string;
    condition_id: string;
    name: Text;
    geometry: JSONColumnType<object, string, string>;
    parameters: Json<object>;
    created_by: Nullable;
    layer_id: Nullable;
    group_id: Nullable;
    copied_from: Nullable;
  };
  typical_group: Removable & {
    group_id: string;
    estimation_id: string;
    name: string;
    multiplier: Generated<number>;
    created_by: Nullable;
  };
  /** A view: the revisions that are there, and which of each sheet counts. */
  sheet_revision: {
    tenant_id: string;
    sheet_id: string;
    page_id: string;
    revision: number;
    prop_type: string;
    prop_id: string;
    current_since: string | null;
    counts: boolean;
    newest_page_id: string;
  };
  plan_layer: Removable & {
    layer_id: string;
    estimation_id: string;
    name: string;
    is_locked: Generated<boolean>;
    created_by: Nullable;
  };
  plan_mark: Removable & {
    mark_id: string;
    estimation_id: string;
    page_id: string;
    layer_id: Nullable;
    type: string;
    geometry: JSONColumnType<object, string, string>;
    content: Json<object>;
    created_by: Nullable;
  };
  plan_image: Row & {
    image_id: string;
    storage_key: string;
    content_type: string;
    width: number;
    height: number;
    size: number;
    created_by: Nullable;
    created_at: Instant;
  };
  plan_stamp: Removable & { row_id: string; name: string; text: string; color: Text; image_id: Nullable };
  estimate_override: Row & {
    estimation_id: string;
    condition_id: string;
    line_id: string;
    field: string;
    value: Decimal;
    user_id: Nullable;
    created_at: Instant;
  };
  estimate_alternate: Removable & {
    alternate_id: string;
    estimation_id: string;
    number: number;
    name: string;
    description: Generated<string>;
    accepted: Generated<boolean>;
    changes: Json<object[]>;
    lines: Json<object[]>;
    created_by: Nullable;
  };
  /** What was kept never changes: rows come, and stay. */
  estimate_version: Row & {
    version_id: string;
    estimation_id: string;
    number: number;
    name: string;
    note: Text;
    kind: 'kept' | 'quote' | 'frozen' | 'restored';
    quote_id: Nullable;
    total: Decimal;
    cost: Decimal;
    margin: Decimal;
    figures: Uint8Array;
    sources: Uint8Array;
    rows: Uint8Array;
    created_by: Nullable;
    created_at: Instant;
  };
  estimate_outcome: Row & {
    outcome_id: string;
    estimation_id: string;
    outcome: 'awarded' | 'lost';
    reason: Text;
    quote_id: Nullable;
    version_id: Nullable;
    contract_sum: Nullable;
    base: Nullable;
    alternates: Json<object[]>;
    decided_by: Nullable;
    decided_at: Instant;
    withdrawn_at: Nullable;
    withdrawn_by: Nullable;
    withdrawn_reason: Text;
  };
  estimate_field_value: Row & {
    estimation_id: string;
    condition_id: string;
    line_id: string;
    field_id: string;
    value: string;
    user_id: Nullable;
    created_at: Instant;
  };
  estimation_variable: Removable & {
    row_id: string;
    name: string;
    variable: string;
    value: ColumnType<string | null, string | null | undefined, string | null>;
    unit: Text;
    column_id: Text;
    description: Text;
  };
  material_formula: Removable & {
    row_id: string;
    name: string;
    formula_variable: string;
    material_id: Nullable;
    unit: string;
    formula: string;
  };
  calculator_group: Removable & { row_id: string; name: string; sequence: Generated<number> };
  calculator_template: Removable & {
    row_id: string;
    name: string;
    type: string;
    is_default: Generated<boolean>;
  };
  calculator_field: Removable & {
    row_id: string;
    template_id: string;
    name: string;
    variable: string;
    group_id: Nullable;
    sequence: Generated<number>;
    field_type: string;
    unit_type: string;
    unit: Text;
    formula: Text;
    is_monetary_field: Generated<boolean>;
    is_whole_number: Generated<boolean>;
    is_editable: Generated<boolean>;
    is_labor_productivity: Generated<boolean>;
    show_in_quote: Generated<boolean>;
    budget_column: Generated<boolean>;
    qty_column: Generated<boolean>;
    sell_column: Generated<boolean>;
    custom_column: Generated<boolean>;
  };
  quote: Stamped & {
    quote_id: string;
    bidder_id: ColumnType<string | null, string | null | undefined>;
    estimation_id: string;
    number: string;
    revision: number;
    is_active: Generated<boolean>;
    status: Text;
    name: string;
    description: Text;
    valid_until: Nullable;
    inclusions: Json<object[]>;
    exclusions: Json<object[]>;
    snapshot: JSONColumnType<object, string, string>;
    total: Decimal;
    tag_ids: Generated<string[]>;
    template_id: Nullable;
    sales_specialist_id: Nullable;
    estimate_calculator_id: Nullable;
    created_by: Nullable;
  };
  quote_template: Removable & {
    row_id: string;
    name: string;
    type: string;
    is_default: Generated<boolean>;
    description: Text;
    template: Text;
  };
  estimation_tag: Removable & { row_id: string; name: string; description: Text };
  inclusion_exclusion: Removable & {
    row_id: string;
    name: string;
    default_inclusion: string;
    include_on: string;
    tag: Text;
    description: Text;
    calculate_by: string;
    value: Nullable;
    base: Text;
    formula: Text;
  };
  inclusion_exclusion_template: Removable & {
    row_id: string;
    name: string;
    description: Text;
    is_default: Generated<boolean>;
    inclusion_exclusion: Generated<string[]>;
  };
  import_batch: Stamped & {
    import_id: string;
    kind: string;
    name: string;
    state: Generated<ImportState>;
    problem: Text;
    size: number;
    storage_key: string;
    columns: Json<{ index: number; header: string; samples: string[]; field: string | null }[]>;
    remembered: Generated<boolean>;
    read_as: Generated<'workbook' | 'text' | ''>;
    date_order: Generated<'ask' | 'mdy' | 'dmy'>;
    existing: Generated<'update' | 'skip'>;
    mode: Generated<'all' | 'valid'>;
    total: Generated<number>;
    progress: Generated<number>;
    faulty: Generated<number>;
    alike: Generated<number>;
    created: Generated<number>;
    updated: Generated<number>;
    skipped: Generated<number>;
    rejected: Generated<number>;
    undone: Generated<number>;
    kept: Generated<number>;
    user_id: string;
  };
  import_row: Row & {
    import_id: string;
    number: number;
    cells: string[];
    marks: Json<Record<string, 'formula' | 'error'>>;
    errors: Json<{ column: number; message: string }[]>;
    state: Generated<'waiting' | 'valid' | 'faulty' | 'created' | 'updated' | 'skipped' | 'rejected'>;
    keys: string[];
    record_id: Nullable;
    record_version: ColumnType<number | null, number | null | undefined, number | null>;
    before: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
    undo: Generated<'' | 'undone' | 'kept'>;
    alike: Json<ImportAlike[]>;
    choice: Generated<'' | 'skip' | 'update' | 'create'>;
  };
  import_mapping: Row & {
    kind: string;
    headers: string;
    fields: Json<(string | null)[]>;
    date_order: 'ask' | 'mdy' | 'dmy';
    existing: 'update' | 'skip';
    updated_at: Instant;
  };
}
