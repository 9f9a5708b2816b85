create or replace view acme.sales_by_day as
select date_trunc('day', o.date_created)::date as day,
       count(*) as orders,
       sum(o.total::numeric) as total
from acme.orders o
group by 1;
