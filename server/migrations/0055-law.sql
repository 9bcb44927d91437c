-- The law pack of the city as its file has it; null if the pack has none.
alter table city add law jsonb;
