-- Whether the building of a flat or a shop has a lift; null where nobody was asked.

alter table listings add column lift boolean;
