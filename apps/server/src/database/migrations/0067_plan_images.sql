-- Images on sheets and stamps, such as a site photo, a detail or a company stamp.
create table plan_image (
  tenant_id uuid not null,
  image_id uuid not null,
  storage_key text not null,
  content_type text not null,
  -- Pixels.
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- Bytes.
  size int not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, image_id)
);
select platform.secure(array['plan_image']);
-- Image of a stamp, drawn instead of its text. No foreign key, so that a stamp outlives its image.
alter table plan_stamp add column image_id uuid;
create or replace view plan_stamp_view with (security_invoker = true) as select tenant_id, row_id as uuid, version,
  created_at as "createdAt", updated_at as "updatedAt", name, text, color, image_id from plan_stamp where deleted_at is null;
