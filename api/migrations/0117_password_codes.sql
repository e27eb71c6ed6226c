-- A code by mail also lets somebody who forgot the password choose another (docs/contract.md#session-and-registration).
alter table mailed_codes
  drop constraint mailed_codes_purpose_check,
  add constraint mailed_codes_purpose_check check (purpose in ('registration', 'change_plan', 'password'));
