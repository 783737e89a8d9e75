-- Original text of an edited comment; a comment reverted to it is not shown as edited.
alter table comment add column first jsonb;
