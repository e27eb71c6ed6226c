import { loginByWhatsApp, loginMessage } from './login-data.ts';

const LOGIN = {
  name: 'Carla Díaz',
  address: 'https://cuadra.example',
  username: 'carla.diaz',
  password: 'mango-tigre-luna-4827',
};

test('says all that is needed to log in, to be copied or sent', () => {
  expect(loginMessage(LOGIN)).toBe(
    'Hola, Carla. Ya puedes entrar a Cuadra:\n\nDirección: https://cuadra.example\nUsuario: carla.diaz\nContraseña: mango-tigre-luna-4827\n\nNo la compartas con nadie.',
  );
  const { host, searchParams } = new URL(loginByWhatsApp(LOGIN));
  expect([host, searchParams.get('text')]).toEqual(['wa.me', loginMessage(LOGIN)]);
});
