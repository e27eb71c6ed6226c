-- What the figures of the back office read (decision 0063): payments by when they were decided, days by when they were, and of
-- a company the modules that it opened.
create index subscription_movements_payments on subscription_movements (created_at) include (company_id, kind, amount)
  where day is null;
create index subscription_movements_by_day on subscription_movements (day) include (company_id, plan, amount)
  where day is not null;
create index remote_loads_of_company on remote_loads (company_id, name, day);
create index audit_log_of_action on audit_log (action, company_id, at);
