const folder = (base: string, name: string) => `${base.replace(/\/+$/, '')}/${name}/`;

/**
 * Locations of the character maps, fonts, decoders and color profiles for pdf.js.
 * @param base the address under which `cmaps`, `standard_fonts`, `wasm` and `iccs` of pdfjs-dist are served. Without it
 * a PDF that embeds its fonts still draws; one that does not falls back to the system's.
 */
export const pdfAssets = (base: string | undefined) =>
  base
    ? {
        cMapUrl: folder(base, 'cmaps'),
        cMapPacked: true,
        standardFontDataUrl: folder(base, 'standard_fonts'),
        wasmUrl: folder(base, 'wasm'),
        iccUrl: folder(base, 'iccs'),
      }
    : {};
