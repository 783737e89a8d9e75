import { dictionary } from '@zxcvbn-ts/language-common';

/** Leaked passwords in lower case, most frequent first. */
const leakedPasswords: readonly string[] = dictionary.passwords;
/** Patterns that meet the documented rule and are in breaches; the list has few entries with symbols. */
const leakedWithSymbols = ['p@ssw0rd!', 'abc123!@#', 'abcd1234!', 'pass@word1'];
const leaked = new Set([...leakedPasswords, ...leakedWithSymbols]);
/** Passwords that people decorate with digits and symbols: `Summer2026!`. Rarer ones are ordinary nouns. */
const decorated = new Set(leakedPasswords.slice(0, 1000).filter((each) => /^[a-z]{4,}$/.test(each)));

const digitLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Replaces digits and symbols by the letters that they stand for: `p@ssw0rd` is `password`. */
const toLetters = (text: string) => [...text].map((sign) => digitLetters[sign] ?? sign).join('');

/**
 * True for a password that is in a list of leaked ones, as it is or without its symbols and with digits read as letters,
 * and for a frequent one that is followed by digits and symbols.
 */
export function isLeaked(password: string): boolean {
  const lower = password.toLowerCase();
  const [, head = '', tail = ''] = /^(.*[a-z])([^a-z]*)$/s.exec(lower) ?? [];
  const tailDigits = tail.replaceAll(/\D/g, '');
  const base = toLetters(head);
  return (
    [lower, lower.replaceAll(/[^a-z0-9]/g, ''), base + tailDigits, toLetters(lower)].some((each) =>
      leaked.has(each),
    ) || decorated.has(base)
  );
}

/** Person that a password belongs to. */
export interface PasswordOwner {
  username?: string;
  firstname?: string;
  lastname?: string;
  company?: string;
}

/** Letters of names at least; shorter ones are in many words. */
const MIN_NAME_LETTERS = 4;
/** Letters beside the names that make a password one of its own. */
const MIN_OWN_LETTERS = 4;

/** True for a password that consists of names: of the person, the email address, the company or the product. */
export function isPersonal(password: string, owner: PasswordOwner): boolean {
  const names = [owner.username, owner.firstname, owner.lastname, owner.company, 'plumbline']
    .flatMap((text = '') => [
      ...text.toLowerCase().split(/[^\p{L}]+/u),
      text.toLowerCase().replaceAll(/[^\p{L}]/gu, ''),
    ])
    .filter((name) => name.length >= MIN_NAME_LETTERS)
    .toSorted((a, b) => b.length - a.length);
  const lower = password.toLowerCase();
  return [lower, toLetters(lower)].some((text) => {
    const letters = text.replaceAll(/[^\p{L}]/gu, '');
    const own = names.reduce((left, name) => left.replaceAll(name, ''), letters);
    return own.length < letters.length && own.length < MIN_OWN_LETTERS;
  });
}
