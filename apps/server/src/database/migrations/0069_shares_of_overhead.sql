-- The default overhead and tax columns match the totals of the estimate to the cent; a company's own columns are kept.
update calculator_field set formula = 'overhead_share + contingency_share'
where variable = 'line_overhead' and formula = 'line_cost * (overhead_percent + contingency_percent) / 100';
update calculator_field set formula = 'tax_share'
where variable = 'line_tax' and formula = 'line_sell * tax_percent / 100';
