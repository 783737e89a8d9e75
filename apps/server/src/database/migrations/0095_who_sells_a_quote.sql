-- Salesperson of a quote, if not the one of the opportunity or the estimation, and the calculator template of its
-- estimate.
alter table quote add column sales_specialist_id uuid, add column estimate_calculator_id uuid;
