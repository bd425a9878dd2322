// The part of the HEIC decoder that is used. The package types another of its files.
declare module "libheif-js/wasm-bundle.js" {
  interface Pixels {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    get_width: () => number;
    get_height: () => number;
    display: (pixels: Pixels, done: (result: Pixels | null) => void) => void;
  }
  const libheif: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };
  export default libheif;
}
