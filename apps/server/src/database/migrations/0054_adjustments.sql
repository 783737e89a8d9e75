-- Adjustments of one estimate that replace shared prices, rates and assemblies; null uses the shared ones.
alter table estimation add column adjustments jsonb;
