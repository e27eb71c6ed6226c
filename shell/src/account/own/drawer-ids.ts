/** The drawer in which somebody without Mi Cuenta changes the own password. */
export const OWN_PASSWORD = 'own-password';
/** The drawer of one's own account, for who has no Mi Cuenta. */
export const OWN_ACCOUNT = 'own-account';
