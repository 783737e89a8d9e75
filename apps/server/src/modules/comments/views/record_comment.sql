-- Published: comments by the record that they are about.
create view record_comment with (security_invoker = true) as
select tenant_id, comment_id, prop_type, prop_id, author_id, body, created_at
from comment
where deleted_at is null
