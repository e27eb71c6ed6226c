/** Which part of a picture is taken: a square round a point, smaller with more zoom. */
export interface Crop {
  /** The middle of the square, as a share of the picture's width and height. */
  x: number;
  y: number;
  /** 1 takes the largest square that lies inside; less shows what is beside it, too. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Part extends Size {
  left: number;
  top: number;
}

/** What may be taken of a picture. */
export interface CropRule {
  /** The whole of one that is no square may be: a logo is wide more often than not. */
  whole: boolean;
}

const SQUARE: CropRule = { whole: false };
export const MAX_ZOOM = 4;

/** The least zoom: the largest square inside, or the whole picture. */
export function leastZoom({ width, height }: Size, { whole }: CropRule = SQUARE): number {
  return whole ? Math.min(width, height) / Math.max(width, height) : 1;
}

/** What is taken until somebody chooses: as much as may be. */
export function startCrop(size: Size, rule: CropRule = SQUARE): Crop {
  return { x: 0.5, y: 0.5, zoom: leastZoom(size, rule) };
}

/** The square in the picture's own pixels; where the whole may be taken it can stand over the edges. */
export function cropSquare(size: Size, crop: Crop, rule: CropRule = SQUARE): Part {
  const { x, y, zoom } = withinPicture(size, crop, rule);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, width: side, height: side };
}

/** What of the square is picture: all of it, but for the margins beside a whole one. */
export function takenPart(size: Size, crop: Crop, rule: CropRule = SQUARE): Part {
  const square = cropSquare(size, crop, rule);
  const left = Math.max(0, square.left);
  const top = Math.max(0, square.top);
  return {
    left,
    top,
    width: Math.min(size.width, square.left + square.width) - left,
    height: Math.min(size.height, square.top + square.height) - top,
  };
}

/** Brings the square back inside the picture. */
export function withinPicture(size: Size, { x, y, zoom }: Crop, rule: CropRule = SQUARE): Crop {
  const bounded = Math.min(Math.max(zoom, leastZoom(size, rule)), MAX_ZOOM);
  const side = Math.min(size.width, size.height) / bounded;
  return { x: between(x, side / 2 / size.width), y: between(y, side / 2 / size.height), zoom: bounded };
}

/**
 * Moves the picture under the square, as a finger drags it.
 *
 * @param by right and down, as shares of the square's side
 */
export function drag(
  size: Size,
  crop: Crop,
  [right, down]: readonly [right: number, down: number],
  rule: CropRule = SQUARE,
): Crop {
  const side = Math.min(size.width, size.height) / crop.zoom;
  const moved = { x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height };
  return withinPicture(size, { ...crop, ...moved }, rule);
}

/** In the middle where there is less picture than square. */
function between(value: number, margin: number): number {
  return margin >= 0.5 ? 0.5 : Math.min(Math.max(value, margin), 1 - margin);
}
