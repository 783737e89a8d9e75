-- Copying was part of adding before; users who can add these records can still copy them.
update security_role r set permissions = (
  select jsonb_object_agg(app, names)
  from (
    select a.key as app, jsonb_object_agg(n.key,
      case when n.value->'a' = '1'::jsonb and (a.key, n.key) in (
        ('2', 'drive'), ('3', 'policy'), ('6', 'material'), ('6', 'assembly'), ('6', 'labor'), ('7', 'quoteConfiguration'))
      then n.value || '{"c": 1}'::jsonb else n.value end) as names
    from jsonb_each(r.permissions) a, jsonb_each(a.value) n group by a.key
  ) apps)
where r.permissions <> '{}'::jsonb
  and exists (select 1 from jsonb_each(r.permissions) a, jsonb_each(a.value) n
    where n.value->'a' = '1'::jsonb and a.key in ('2', '3', '6', '7'));
