-- Comments on records: `prop_type` is the record type, space_items for tasks.
create table comment (
  tenant_id uuid not null,
  comment_id uuid not null,
  prop_type text not null,
  prop_id uuid not null,
  -- Comment that this one replies to; replies have no replies.
  parent_id uuid,
  -- Sanitized rich text.
  body text not null,
  author_id uuid,
  tagged_users uuid[] not null default '{}',
  attachments uuid[] not null default '{}',
  edited_at timestamptz,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, comment_id),
  foreign key (tenant_id, parent_id) references comment (tenant_id, comment_id),
  foreign key (tenant_id, author_id) references security_user (tenant_id, user_id)
);
create index comment_record on comment (tenant_id, prop_id, created_at);
create index comment_answers on comment (tenant_id, parent_id, created_at) where parent_id is not null;
-- Users notified of a mention, each once.
create table comment_mention (
  tenant_id uuid not null,
  comment_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, comment_id, user_id),
  foreign key (tenant_id, comment_id) references comment (tenant_id, comment_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
select platform.secure(array['comment', 'comment_mention']);
