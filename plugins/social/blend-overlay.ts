// Lays a drawing over the lower part of a picture. sharp's `composite` gives the same bytes of JPEG, and takes twice as long, because it
// converts the whole picture to floating point and back.

const OPAQUE = 255;

/**
 * Returns a copy of the picture with the drawing over its last rows. Both are raw pixels of the same width.
 * @param picture Three bytes for each pixel: red, green, blue.
 * @param drawing Four bytes for each pixel: red, green, blue and opacity, not premultiplied. Not higher than the picture.
 */
export function blendOverlay(picture: Buffer, drawing: Buffer): Buffer {
  const blended = Buffer.from(picture);
  // The views' methods check their offsets, and are as fast as an index; those of Buffer took three times as long as `composite`.
  const over = new DataView(drawing.buffer, drawing.byteOffset, drawing.byteLength);
  const under = new DataView(blended.buffer, blended.byteOffset, blended.byteLength);
  let to = picture.length - (drawing.length / 4) * 3;
  for (let from = 0; from < drawing.length; from += 4, to += 3) {
    const opacity = over.getUint8(from + 3);
    // Most pixels of a title and its strips are one or the other.
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = over.getUint8(from + channel);
      const mixed =
        opacity === OPAQUE
          ? value
          : Math.round((value * opacity + under.getUint8(to + channel) * (OPAQUE - opacity)) / OPAQUE);
      under.setUint8(to + channel, mixed);
    }
  }
  return blended;
}
