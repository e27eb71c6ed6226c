-- What runs with more rights is closed to the public, also what only a trigger calls (see 0135).
revoke execute on function end_visit_of_session() from public;
