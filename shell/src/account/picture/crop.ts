/** Which part of a picture is taken: a square round a point, smaller with more zoom. */
export interface Crop {
  /** The middle of the square, as a share of the picture's width and height. */
  x: number;
  y: number;
  /** 1 takes the largest square there is. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** The square in the picture's own pixels. */
export function cropSquare(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / crop.zoom;
  const { x, y } = withinPicture(size, crop);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Brings the square back inside the picture. */
export function withinPicture(size: Size, { x, y, zoom }: Crop): Crop {
  const bounded = Math.min(Math.max(zoom, 1), MAX_ZOOM);
  const side = Math.min(size.width, size.height) / bounded;
  return { x: between(x, side / 2 / size.width), y: between(y, side / 2 / size.height), zoom: bounded };
}

/**
 * Moves the picture under the square, as a finger drags it.
 *
 * @param right @param down as shares of the square's side
 */
export function drag(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = Math.min(size.width, size.height) / crop.zoom;
  return withinPicture(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

function between(value: number, margin: number): number {
  return Math.min(Math.max(value, margin), 1 - margin);
}
