-- Visible copies of a letter: addresses separated by commas.
alter table platform.outbox add column copies text not null default '';
drop function platform.add_mail(uuid, text, text, text);
create function platform.add_mail(id uuid, recipient text, subject text, body text, copies text default '') returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.outbox (mail_id, recipient, subject, body, copies) values (id, recipient, subject, body, copies)
$$;
drop function platform.add_company_mail(uuid, uuid, text, text, text);
create function platform.add_company_mail(id uuid, company uuid, recipient text, subject text, body text, copies text default '')
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare m setup_mail; caller text;
begin
  caller := current_setting('app.tenant_id', true);
  perform set_config('app.tenant_id', company::text, true);
  select * into m from setup_mail x where x.tenant_id = company;
  insert into platform.outbox (mail_id, recipient, copies, subject, body, tenant_id, sender_name, sender_email, reply_to)
    values (id, recipient, copies, subject, body || case when coalesce(m.signature, '') = '' then '' else E'\n\n' || m.signature end,
      company, coalesce(m.sender_name, ''), coalesce(m.sender_email, ''), coalesce(m.reply_to, ''));
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
revoke all on function platform.add_mail, platform.add_company_mail from public;
grant execute on function platform.add_mail, platform.add_company_mail to plumbline_app;
