import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Embedded: the reader's built-in fonts know neither ″ nor − nor most names outside western Europe.
const folderOf = (url: string) => path.dirname(fileURLToPath(url));
const inters = folderOf(import.meta.resolve('@expo-google-fonts/inter/package.json'));
const inter = (face: string) => path.join(inters, face, `Inter_${face}.ttf`);
const liberations = path.join(folderOf(import.meta.resolve('pdfjs-dist/package.json')), 'standard_fonts');
const liberation = (face: string) => path.join(liberations, `LiberationSans-${face}.ttf`);

/** Weights as on screen: bold is semibold. */
export const typefaces = {
  Inter: {
    regular: inter('400Regular'),
    medium: inter('500Medium'),
    bold: inter('600SemiBold'),
    italic: inter('400Regular_Italic'),
    boldItalic: inter('600SemiBold_Italic'),
  },
  'Liberation Sans': {
    regular: liberation('Regular'),
    medium: liberation('Bold'),
    bold: liberation('Bold'),
    italic: liberation('Italic'),
    boldItalic: liberation('BoldItalic'),
  },
} as const;
export type Typeface = keyof typeof typefaces;
export type Face = keyof (typeof typefaces)[Typeface];
export const currentTypeface: Typeface = 'Inter';

/**
 * Matches characters that Inter lacks and Liberation Sans has, such as ligatures, bullets and box-drawing characters.
 * Other scripts are missing in both; Liberation Sans draws a plain box for them.
 */
const missingInInter =
  /[\u0149\u21a8\u2215-\u2219\u221f-\u2229\u2261\u2302\u2310\u2320\u2321\u2500-\u253c\u2550-\u256c\u2580-\u2593\u25ab\u25ac\u25d8\u25d9\u263a\u263b\u2640-\u2642\u2660\u2663\u2666-\u266c\ufb01\ufb02\u{1f000}-\u{1faff}\p{Emoji_Presentation}]|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

const isFace = (name: string): name is Face => Object.hasOwn(typefaces.Inter, name);

/**
 * Registers the faces of a typeface by name. A word with a character that Inter lacks is written entirely in the other
 * typeface.
 */
export function registerTypeface(doc: PDFKit.PDFDocument, typeface: Typeface): void {
  for (const [name, file] of Object.entries(typefaces[typeface])) doc.registerFont(name, file);
  if (typeface !== 'Inter') return;
  const other = (name: Face) => `other ${name}`;
  for (const [name, file] of Object.entries(typefaces['Liberation Sans']))
    doc.registerFont(other(name as Face), file);

  let [face, isOther]: [Face, boolean] = ['regular', false];
  const font = doc.font.bind(doc);
  doc.font = ((name: string, ...rest: []) => {
    if (isFace(name)) face = name;
    return font(name, ...rest);
  }) as typeof doc.font;
  const inFaceFor = <Given extends unknown[], Result>(
    own: (text: string, ...rest: Given) => Result,
  ): ((text: string, ...rest: Given) => Result) => {
    return (text, ...rest) => {
      // PDFKit measures word by word, so the face is kept within such words.
      if (isOther || !missingInInter.test(text)) return own(text, ...rest);
      isOther = true;
      font(other(face));
      try {
        return own(text, ...rest);
      } finally {
        isOther = false;
        font(face);
      }
    };
  };
  doc.text = inFaceFor(doc.text.bind(doc) as (text: string, ...rest: unknown[]) => PDFKit.PDFDocument);
  doc.widthOfString = inFaceFor(doc.widthOfString.bind(doc));
  doc.heightOfString = inFaceFor(doc.heightOfString.bind(doc));
}
