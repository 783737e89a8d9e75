-- Published: stored preferences of users.
create view user_preference_value with (security_invoker = true) as
select tenant_id, user_id, key, prop_id, prop_type, value
from user_preference
