select platform.seek_by('retail_customer', array['name', 'company', 'preferred_store', 'phone', 'mobile', 'email', 'city', 'zip', 'loyalty_number', 'tax_exempt_number', 'number']);
select platform.seek_by('retail_vendor', array['name', 'departments', 'phone', 'email', 'city', 'account_number', 'number']);
