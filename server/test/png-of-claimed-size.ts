import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** One pixel under a header that claims another size. */
export async function pngOfClaimedSize(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#4b7a5a' } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
