-- An owner may keep the phone number of a listing private: visitors then write instead of calling.

alter table listings add column messages_only boolean not null default false;
