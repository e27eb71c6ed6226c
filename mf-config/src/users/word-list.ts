/** Short, everyday words without accents, easy to dictate over a counter; 256 of them, so that a random byte chooses one. */
export const WORDS: readonly string[] = (
  'acero actor agua aire ala album alma alto amor anillo apio arco arena arpa arroz arte atleta ave azul ' +
  'barco barrio bosque brisa cabra camino campo canela carro carta casa cinta cometa dado dama danta ' +
  'danza dato dedo delfin delta diente dieta dino disco domingo dulce duna faro feria fideo fiesta fila ' +
  'fino flan flauta flor flota foca forma foto frente fresa fruta fuego fuente futuro gaita gallo ganso ' +
  'gato gente globo goma gorra gota grado gramo grano grillo grupo guante guitarra jardin jarra joya ' +
  'juego jugo julio junio junta kilo koala lado lago lana largo lata lente letra libro lima limon linea ' +
  'lino lirio lista llama llano lluvia lobo loma lomo loro luna lunes luz mango mano manta mapa mar ' +
  'marca marco martes mata media melon menta mesa meta metro miel mina mono monte moto mundo naranja ' +
  'nata nave nido niebla nieve nopal nota nube nudo oca ola olla onda oreja oro ostra pampa pan panal ' +
  'panda papa papel parque pasta pata patio pato pelo pepino pera perla perro peso piano pico pie piedra ' +
  'pino pintura pista plan planeta plano plata plato playa pluma pollo polo pomelo pomo poste potro ' +
  'prado puente puerta pulpo puma punta punto rama rana rayo regalo reina reloj remo remolino rico rima ' +
  'ritmo roble roca rojo ropa rosa rueda rumba ruta tablero taco tambor tango tarde tarro taza tela tema ' +
  'tenis tiempo tierra tigre timbre tina tinaja tinta toalla tomate tono tormenta toro torre torta ' +
  'tortuga trapo tren trigo trompeta trompo trote tubo tulipan tuna turno turpial unidad urna uva'
).split(' ');
