/** Why a file was not downloaded; the text continues a sentence about its address. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
