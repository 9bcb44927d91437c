declare module 'libheif-js/wasm-bundle.js' {
  interface ImageBuffer {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills the buffer with RGBA, upright. */
    display(buffer: ImageBuffer, callback: (shown: ImageBuffer | null) => void): void;
  }
  class HeifDecoder {
    decode(bytes: Uint8Array): HeifImage[];
  }
  const libheif: { HeifDecoder: typeof HeifDecoder };
  export default libheif;
}
