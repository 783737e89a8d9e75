-- Who of the company's people sells a quote, where it is not whoever the opportunity or the estimation names; and the
-- calculator that its estimate was made with.
alter table quote add column sales_specialist_id uuid, add column estimate_calculator_id uuid;
