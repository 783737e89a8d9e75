-- Recipients of a copy of the email with which a revision was sent.
alter table quote_issue add column sent_cc jsonb not null default '[]';
