import { longDate, shortTime } from '@cuadra/shared/domain';

/** What stands in an archive for whoever opens it. */
export function readme(now: Date): string {
  return `Todo lo que tu empresa tiene en Cuadra, como estaba el ${longDate(now)} a las ${shortTime(now)}, hora de Caracas.

hojas   Una hoja de cálculo por cada cosa: ventas, productos, clientes… Se abren con Excel, LibreOffice o Google
        Sheets. Los montos llevan coma decimal y las horas son las de Caracas.
datos   Lo mismo para otro programa: un archivo por tabla, con un objeto JSON en cada línea. Los números llevan
        punto y las horas son UTC.
fotos   Las fotos de productos, de tu tienda y de tus fórmulas, y los comprobantes de pago que te enviaron.

Una fila dice a cuál otra se refiere con su id: la columna product_id de ventas-lineas es el id de productos.
Las contraseñas no están.

Guarda este archivo como guardas tus libros: tiene los datos de tus clientes.
`;
}
