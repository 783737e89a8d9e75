import { wordsOf } from './text.ts';

const publicDomains = new Set(
  (
    'gmail.com googlemail.com ymail.com rocketmail.com msn.com aol.com icloud.com me.com mac.com comcast.net att.net verizon.net ' +
    'sbcglobal.net bellsouth.net cox.net charter.net spectrum.net earthlink.net centurylink.net frontier.com q.com ' +
    'proton.me protonmail.com pm.me mail.com zoho.com fastmail.com juno.com optonline.net windstream.net'
  ).split(' '),
);
const publicProviders = /^(yahoo|hotmail|outlook|live|gmx|yandex)\.[a-z.]+$/;
/** Hosts with pages of many companies; the path identifies the company. */
const sharedHosts =
  /(^|\.)(facebook|linkedin|instagram|yelp|twitter|x|youtube|houzz|angi|thumbtack|google)\.com$/;

/** Returns the digits of a phone number without country code 1 and extension; empty for an invalid number. */
export function phoneKey(text: string): string {
  const digits = text.replace(/\s*(?:ext\.?|extension|x|#)\s*\d+\s*$/i, '').replaceAll(/\D/g, '');
  const own = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return own.length < 7 || /^(\d)\1*$/.test(own) ? '' : own;
}

/** Returns an email address in lower case; empty for an invalid one. */
export function emailKey(text: string): string {
  const address = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : '';
}

/** Returns the domain of an email address; empty for public email providers. */
export function emailDomain(text: string): string {
  const domain = emailKey(text).split('@')[1] ?? '';
  return publicDomains.has(domain) || publicProviders.test(domain) ? '' : domain;
}

/** Returns the host of a website without scheme, `www` and path; with the path for hosts of many companies. */
export function websiteKey(text: string): string {
  const [, host = '', rest = ''] =
    /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?(?:[^/?#@\s]*@)?([^/?#:\s]+)(.*)$/i.exec(text.trim().toLowerCase()) ??
    [];
  const name = host.replace(/^(?:www\d?|m)\./, '').replace(/\.$/, '');
  if (!/^[^.]+(?:\.[^.]+)+$/.test(name)) return '';
  if (!sharedHosts.test(name)) return name;
  const page = /^(?::\d+)?((?:\/[^/?#]+)+)/.exec(rest)?.[1];
  return page === undefined ? '' : name + page;
}

/** Returns the five digits of a ZIP code; other postal codes as letters and digits. */
export const zipKey = (text: string): string =>
  /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1] ?? wordsOf(text).join('');

const streetWords: ReadonlyMap<string, string> = new Map(
  (
    'street str, avenue ave av, road rd, drive dr, boulevard blvd, lane ln, court ct, place pl, parkway pkwy pky, highway hwy, ' +
    'circle cir, terrace ter, trail trl, square sq, way wy, route rte rt, expressway expy, north n, south s, east e, west w, ' +
    'northeast ne, northwest nw, southeast se, southwest sw'
  )
    .split(', ')
    .flatMap((line) => {
      const [full = '', ...short] = line.split(' ');
      return short.map((each): [string, string] => [each, full]);
    }),
);

/** Normalizes a street: words expanded, without suite, unit or floor. */
export function streetKey(text: string): string {
  const house = text.replace(
    /[\s,]*(?:#|\b(?:suite|ste|unit|apt|apartment|room|rm|floor|fl|bldg)\b\.?)\s*#?\s*[\w-]+.*$/i,
    '',
  );
  const words = wordsOf((house.trim() === '' ? text : house).replaceAll('.', ''));
  return words
    .map((word, at) => {
      if (word !== 'st') return streetWords.get(word) ?? word;
      return at <= 1 && at < words.length - 1 ? 'saint' : 'street';
    })
    .join(' ');
}
