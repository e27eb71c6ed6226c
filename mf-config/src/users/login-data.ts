/** What somebody needs to log in, as it is handed over. */
export interface LoginData {
  name: string;
  /** Where Cuadra is: `https://cuadra.example`. */
  address: string;
  username: string;
  password: string;
}

/** The message that is copied or sent. */
export function loginMessage({ name, address, username, password }: LoginData): string {
  return [
    `Hola, ${firstName(name)}. Ya puedes entrar a Cuadra:`,
    '',
    `Dirección: ${address}`,
    `Usuario: ${username}`,
    `Contraseña: ${password}`,
    '',
    'No la compartas con nadie.',
  ].join('\n');
}

/** Opens WhatsApp with the message, for its sender to choose to whom. */
export function loginByWhatsApp(login: LoginData): string {
  return `https://wa.me/?text=${encodeURIComponent(loginMessage(login))}`;
}

/** `Carla Díaz` → `Carla`. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
