import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../core/config.ts';

/** Content security policy and related headers of every response. */
export const securityHeaders = (config: Pick<Config, 'publicUrl'>): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // pdf.js decodes colour profiles and JPEG 2000 in WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ["'self'", 'blob:'],
      // Hash of the style sheet that React Aria inserts: touch-action of pressable elements.
      styleSrc: ["'self'", "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
      // Positions and sizes that a gesture sets; a style sheet from elsewhere still cannot be loaded.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Barcode fields use the camera, share dialogs the clipboard. Browser features that no page uses are turned off.
    permissionsPolicy: {
      camera: ['self'],
      clipboardWrite: ['self'],
      fullscreen: ['self'],
      accelerometer: [],
      bluetooth: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      hid: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      serial: [],
      usb: [],
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: 'same-origin',
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
  });
