/** The id of the drawer in which somebody without Mi Cuenta changes the own password. */
export const OWN_PASSWORD = 'own-password';
