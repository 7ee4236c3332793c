/** How a drawing is shown: its scale, where 1 fits the frame, and its shift in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The whole drawing fits its frame. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** The largest scale. */
const NEAREST = 4;
/** A smaller scale than this becomes 1, so that the whole drawing is shown. */
const NEARLY = 1.04;

/** Multiplies the scale by `factor`; the point under the pointer stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, size: Size): Zoom {
  const scale = Math.min(NEAREST, zoom.scale * factor);
  if (scale < NEARLY) return WHOLE;
  const by = scale / zoom.scale;
  return clamped({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, size);
}

/** Limits the shift, so that the drawing always fills its frame. */
export function clamped({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  };
}
