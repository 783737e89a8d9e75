-- The name of a lead is unique in the form in which the check of the form compares it: in lower case, with straight
-- apostrophes and quotation marks. Leads whose names differ only in these keep the old index until one is renamed.
do $$
begin
  create unique index crm_lead_name_form on crm_lead (tenant_id, platform.search_form(btrim(name))) where deleted_at is null;
  drop index crm_lead_name;
  alter index crm_lead_name_form rename to crm_lead_name;
exception when unique_violation then
  raise notice 'leads have names that differ only in apostrophes or quotation marks';
end $$;
