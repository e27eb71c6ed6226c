-- Tokens are made and revoked on a screen too; what they hold is a hash, and nothing but the end of one ever changes.
grant select, insert, update (revoked_at) on release_tokens to cuadra_backoffice;
