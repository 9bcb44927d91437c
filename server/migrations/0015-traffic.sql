-- How much each process answered in a minute and how long it took, for a day: what administrators see drawn.
-- `durations` counts by the bounds of platform/traffic/durations.ts.
create table traffic_minutes (
  minute timestamptz not null,
  process text not null,
  requests integer not null,
  failures integer not null,
  durations integer[] not null
);
create index traffic_minutes_minute on traffic_minutes (minute);
