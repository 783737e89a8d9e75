-- What was asked last in a conversation with the assistant, as it was understood: for the question that goes on from it.
-- Words are not kept, nor is any row of an answer; nothing is lost with it.
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
