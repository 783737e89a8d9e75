-- What a comment said before it was first edited: one that was taken back to it says nothing of an edit.
alter table comment add column first jsonb;
