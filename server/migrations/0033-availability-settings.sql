-- The settings of availability checks get the name that code and documentation use.
update settings set value = value - 'stillTrue' || jsonb_build_object('availability', value -> 'stillTrue')
where value ? 'stillTrue';
