import sharp from 'sharp';

/** A photograph as a copyist would post it: cropped on all sides, recoloured and saved again. */
export async function copiedPicture(photograph: Buffer, random: () => number): Promise<Buffer> {
  const between = (low: number, high: number) => low + (high - low) * random();
  const { width, height } = await sharp(photograph).metadata();
  const [left, right] = [between(0, 0.1) * width, between(0, 0.1) * width];
  const [top, bottom] = [between(0, 0.1) * height, between(0, 0.1) * height];
  return sharp(photograph)
    .extract({
      left: Math.floor(left),
      top: Math.floor(top),
      width: Math.floor(width - left - right),
      height: Math.floor(height - top - bottom),
    })
    .modulate({
      brightness: between(0.8, 1.2),
      saturation: between(0.5, 1.5),
      hue: Math.round(between(-25, 25)),
    })
    .gamma(between(1, 1.6))
    .jpeg({ quality: 62 })
    .toBuffer();
}
