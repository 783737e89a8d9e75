-- Imports of files. A row stores its state in the transaction that writes its record, so that an interrupted import
-- continues after the last written row.

create table import_batch (
  tenant_id uuid not null,
  import_id uuid not null,
  kind text not null,
  name text not null,
  state text not null default 'receiving' check (state in ('receiving', 'reading', 'mapping', 'checking', 'checked',
    'importing', 'done', 'cancelled', 'undoing', 'undone', 'refused')),
  problem text not null default '',
  size int not null,
  storage_key text not null,
  -- [{index, header, samples, field}]
  columns jsonb not null default '[]',
  remembered boolean not null default false,
  date_order text not null default 'ask' check (date_order in ('ask', 'mdy', 'dmy')),
  existing text not null default 'update' check (existing in ('update', 'skip')),
  mode text not null default 'valid' check (mode in ('all', 'valid')),
  -- Counts of the rows below, stored so that lists of imports need not count hundreds of thousands of rows.
  total int not null default 0,
  progress int not null default 0,
  faulty int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  skipped int not null default 0,
  rejected int not null default 0,
  undone int not null default 0,
  kept int not null default 0,
  user_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, import_id)
);
create index import_batch_recent on import_batch (tenant_id, created_at desc);

create table import_row (
  tenant_id uuid not null,
  import_id uuid not null,
  -- Line in the file; the header is line 1.
  number int not null,
  cells text[] not null,
  -- Marks of cells that their text does not show, e.g. {"3": "formula"}.
  marks jsonb not null default '{}',
  -- [{column, message}]
  errors jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'valid', 'faulty', 'created', 'updated', 'skipped',
    'rejected')),
  -- Key of the record; no two written rows have the same key.
  keys text[] not null default '{}',
  record_id uuid,
  -- Version that the import wrote, and the previous values of the record.
  record_version int,
  before jsonb,
  undo text not null default '' check (undo in ('', 'undone', 'kept')),
  primary key (tenant_id, import_id, number),
  foreign key (tenant_id, import_id) references import_batch (tenant_id, import_id) on delete cascade
);
create index import_row_state on import_row (tenant_id, import_id, state, number);

-- Last column mapping of a company for the same headers.
create table import_mapping (
  tenant_id uuid not null,
  kind text not null,
  -- Fingerprint of the headers in their order.
  headers text not null,
  fields jsonb not null,
  date_order text not null,
  existing text not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, kind, headers)
);
select platform.secure(array['import_batch', 'import_row', 'import_mapping']);

create view import_batch_view with (security_invoker = true) as
select b.tenant_id, b.import_id as uuid, b.version, b.created_at as "createdAt", b.updated_at as "updatedAt", b.kind,
  b.name, b.state, b.problem, b.size, b.storage_key, b.columns, b.remembered, b.date_order, b.existing, b.mode, b.total,
  b.progress, b.faulty, b.created, b.updated, b.skipped, b.rejected, b.undone, b.kept, b.user_id,
  coalesce(u.firstname || ' ' || u.lastname, '') as user_name
from import_batch b
left join security_user u on u.tenant_id = b.tenant_id and u.user_id = b.user_id;
grant select on import_batch_view to plumbline_app;
