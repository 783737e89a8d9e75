import { similarity, spelledAlike, wordsOf } from './text.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(', ').flatMap((line) => {
      const [full = '', ...short] = line.split(' ');
      return short.map((each): [string, string] => [each, full]);
    }),
  );

const legalForms = list(
  'inc incorporated llc llp lllp lp lc pllc pc ltd limited co company corp corporation plc gmbh kg ag bv nv pty srl sarl ulc',
);
/** Full word followed by its abbreviations. */
const shortWords = table(
  'construction constr constrn const cnstr, brothers bros, builders bldrs, building bldg, contractors contrs, ' +
    'contractor contr, contracting contrg, mechanical mech, electrical elec, engineering engrg engr eng, ' +
    'manufacturing mfg, services svcs srvcs, service svc srvc, associates assoc assocs, international intl, ' +
    'national natl, management mgmt mgt, systems sys, industries inds, enterprises ent, development dev devel, ' +
    'properties props, department dept, university univ, equipment equip, plumbing plbg, heating htg, ' +
    'distributors dist, materials matls, supply sply, excavating excav, mount mt, saint st, fort ft, and n',
);
/** Common words of company names, which do not distinguish companies. */
const commonWords = list(
  'and of the for in construction constructors builders builder building buildings contractors contractor contracting ' +
    'general services service group enterprises associates partners holdings industries solutions systems ' +
    'international national management development developers design supply products materials equipment ' +
    'electric electrical plumbing mechanical roofing painting concrete drywall hvac heating cooling air landscaping ' +
    'excavating paving flooring glass steel masonry fire protection insulation interiors homes properties brothers sons',
);
const titles = list('mr mrs ms miss dr prof');
const nicknames = table(
  'robert bob bobby rob, william bill billy will, michael mike, james jim jimmy, joseph joe, thomas tom tommy, david dave, ' +
    'daniel dan danny, steven steve stephen, anthony tony, richard rick rich dick, edward ed eddie, charles chuck charlie, ' +
    'kenneth ken kenny, ronald ron, donald don, gregory greg, jeffrey jeff, matthew matt, nicholas nick, andrew andy drew, ' +
    'benjamin ben, peter pete, philip phil phillip, timothy tim, frederick fred, elizabeth liz beth, katherine kate katie ' +
    'kathy cathy catherine kathryn, susan sue, deborah deb debbie debra, jennifer jen jenny, margaret maggie meg, ' +
    'patricia patty trish, barbara barb, cynthia cindy, rebecca becky, kimberly kim, joshua josh, walter walt, ' +
    'lawrence larry, raymond ray, douglas doug, jonathan jon, christopher chris, victoria vicky',
);

/** Normalized name for comparison. */
export interface ComparableName {
  /** Expanded words joined by single spaces; the text of the trigram index. */
  text: string;
  /** Text without spaces, equal for equivalent names. */
  key: string;
  /** Distinctive part of the name. */
  core: string;
  /** Numbers of a material name; different sizes are different materials. */
  sizes: string;
}
const comparable = (
  words: readonly string[],
  core: readonly string[],
  key = words.join(''),
): ComparableName => ({
  text: words.join(' '),
  key,
  core: core.join(''),
  sizes: '',
});

function withoutLegalForm(words: string[]): string[] {
  const kept = [...words];
  for (;;) {
    const spaced = [4, 3, 2].find((count) => {
      const tail = kept.slice(-count);
      return kept.length > count && tail.every(({ length }) => length === 1) && legalForms.has(tail.join(''));
    });
    const last = kept.at(-1) ?? '';
    if (spaced !== undefined) kept.splice(-spaced);
    else if (kept.length > 1 && (legalForms.has(last) || last === 'and')) kept.pop();
    else return kept;
  }
}

/** Normalizes a company name: without legal form, abbreviations expanded. */
export function firmName(name: string): ComparableName {
  // Join “A.B.C.” into one word before dots are removed.
  const joined = name.replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])/gu, (each) =>
    each.replaceAll('.', ''),
  );
  const words = withoutLegalForm(wordsOf(joined).map((word) => shortWords.get(word) ?? word));
  if (words.length > 1 && words[0] === 'the') words.shift();
  return comparable(
    words,
    words.filter((word) => !commonWords.has(word)),
  );
}

/** Normalizes the name of a job, lead or other record. */
export function plainName(name: string): ComparableName {
  const words = wordsOf(name);
  return comparable(words, words);
}

/** Normalizes a person's name: first names expanded, without title and middle initial, independent of order. */
export function personName(first: string, last: string): ComparableName {
  const given = wordsOf(first).map((word) => nicknames.get(word) ?? word);
  const all = [...given, ...wordsOf(last)];
  const named = all.filter((word) => !titles.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)));
  const words = (named.length > 0 ? named : all).sort();
  return comparable(words, words, words.join(' '));
}

const figureKey = (value: number): string => String(Math.round(value * 10_000) / 10_000).replace('.', 'p');
/** Units with their spellings after a number. */
const measures = Object.entries({
  in: `["”″]|in(?:ch(?:es)?)?\\b\\.?`,
  ft: `['’′]|f(?:oo|ee)?t\\b\\.?`,
  lb: `lbs?\\b\\.?|pounds?\\b`,
  oz: `oz\\b\\.?|ounces?\\b`,
  gal: `gal(?:lons?)?\\b\\.?`,
  ga: `ga(?:uge)?\\b\\.?`,
  mm: `mm\\b`,
  cm: `cm\\b`,
  mil: `mils?\\b`,
}).map(([short, written]): [string, RegExp] => [short, new RegExp(`(\\d)[\\s-]*(?:${written})`, 'g')]);

/** Normalizes a material name with its numbers and units: `5/8"` becomes `0.625 in.`, `2 x 4` becomes `2x4`. */
export function materialName(name: string): ComparableName {
  let written = name
    .replaceAll(/[¼½¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('⁄', '/')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(?<![\d./])(?:(\d{1,4})[\s-]+)?(\d{1,2})\/(2|4|8|16|32|64)(?!\d)/g, (all, whole, up, down) =>
      Number(up) < Number(down) ? figureKey(Number(whole ?? 0) + Number(up) / Number(down)) : String(all),
    )
    .replaceAll(/(?<![\dp])\d*\.\d+|(?<![\dp])\d+/g, (number) => figureKey(Number(number)));
  for (const [short, pattern] of measures) written = written.replaceAll(pattern, `$1${short} `);
  written = written
    .replaceAll(/(\d)(?:in|ft)?\s*[x×]\s*(?=\d)/g, '$1x')
    // 4x8 and 4'x8' are the same sheet.
    .replaceAll(/(\dx[\dpx]*\d|\dx\d)(?:in|ft)\b/g, '$1');
  const words = wordsOf(written);
  const sizes = words.filter((word) => /\d/.test(word)).sort();
  return { ...comparable(words, words, words.toSorted().join(' ')), sizes: sizes.join(' ') };
}

/** Baseline of Jaro-Winkler similarity; unrelated words reach three quarters. */
const rescale = (score: number): number => Math.max(0, (score - 0.75) / 0.25);

/**
 * Returns the similarity of two names from 0 to 1, from trigrams of the whole name and from the distinctive part; 1 only
 * for equivalent names. The distinctive part contributes at most half, so 0.65 implies a `similarity` of at least 0.3.
 */
export function nameSimilarity(a: ComparableName, b: ComparableName): number {
  if (a.key === '' || b.key === '') return 0;
  if (a.key === b.key) return 1;
  const complete = similarity(a.text, b.text);
  const distinctive =
    a.core === '' || b.core === ''
      ? complete
      : Math.max(similarity(a.core, b.core), rescale(spelledAlike(a.core, b.core)));
  const score = Math.min(0.99, (complete + distinctive) / 2);
  return a.sizes === b.sizes ? score : Math.min(0.4, score);
}
