/*
 Takes some places of a company's counter, in a transaction of its own: whoever writes a record holds the counter for a
 moment only, and not until that record is written.
 Returns the last of them.
*/
create function platform.take_numbers(company uuid, counter text, how_many int) returns int
language plpgsql as $$
declare last int;
begin
  perform set_config('app.tenant_id', company::text, true);
  insert into number_sequence as s (tenant_id, scope, next) values (company, counter, how_many)
    on conflict (tenant_id, scope) do update set next = s.next + how_many returning s.next into last;
  return last;
end $$;
grant execute on function platform.take_numbers to plumbline_app;
