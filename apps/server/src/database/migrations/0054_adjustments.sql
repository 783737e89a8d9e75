-- What one estimate counts otherwise than the prices, rates and assemblies that it shares with others; null follows them.
alter table estimation add column adjustments jsonb;
