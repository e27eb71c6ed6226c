-- What one client bought in a span of days, for the rows of the list and the page of a client.
create index daily_clients_by_client on daily_clients (company_id, client_id, day);
