-- Last question of an assistant conversation as a parsed query, so that a follow-up can refer to it.
-- Neither the text of questions nor rows of answers are stored.
create unlogged table assistant_question (
  tenant_id uuid not null,
  question_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  asked_at timestamptz not null default now(),
  plan jsonb,
  primary key (tenant_id, question_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index assistant_question_user on assistant_question (tenant_id, user_id, asked_at desc);
create index assistant_question_session on assistant_question (tenant_id, session_id, asked_at desc);
select platform.secure(array['assistant_question']);
