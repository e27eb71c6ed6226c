import { passwordStrength } from './strength.ts';

test.each([
  ['', 0, 'Faltan 8 caracteres.'],
  ['1234567', 0, 'Falta 1 carácter.'],
  ['12345678', 1, /primeras/],
  ['abcdefghij', 1, /primeras/],
  ['aaaaaaaaaaaa', 1, /primeras/],
  ['Contraseña2026', 1, /primeras/],
  ['maria-2026!', 1, /tu nombre/],
  ['tresgatos', 2, /Aceptable/],
  ['Tres-gatos-azules', 3, /Buena/],
  ['tres gatos en el tejado', 3, /Buena/],
])('«%s» is of level %i', (password, level, text) => {
  const strength = passwordStrength(password, ['María Rojas', 'maria', 'maria@ejemplo.test']);
  expect(strength.level).toBe(level);
  expect(strength.text).toMatch(text);
});
