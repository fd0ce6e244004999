-- How many eligibility checks a day of the office saw, for the first steps of the overview's funnel: numbers, nobody's data.
create table eligibility_day (
  day date primary key,
  checked integer not null,
  eligible integer not null
);
