/** Person or mailbox that receives a mail. */
export interface MailAddress {
  /** Name; '' if only the address is known. */
  name: string;
  /** Address as it was typed, without angle brackets. */
  address: string;
}

/** Fault of an address. */
export type AddressFault = 'noAt' | 'noDomain' | 'badCharacter' | 'tooLong';

/** Limits of RFC 5321, in characters. */
const limits = { local: 64, whole: 254, label: 63 } as const;
const plainLocal = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const quotedLocal = /^"(?:[^"\\\r\n]|\\.)+"$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** Returns the fault of an address, or undefined if it is valid. */
export function addressFault(address: string): AddressFault | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return 'noAt';
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  if (labels.length < 2 || labels.includes('')) return 'noDomain';
  if (!plainLocal.test(local) && !quotedLocal.test(local)) return 'badCharacter';
  if (!labels.every((label) => domainLabel.test(label))) return 'badCharacter';
  return local.length > limits.local ||
    address.length > limits.whole ||
    labels.some((label) => label.length > limits.label)
    ? 'tooLong'
    : undefined;
}

interface Part {
  text: string;
  /** The separator before the part is a comma, which may belong to a name like `Doe, Jane`. */
  isAfterComma: boolean;
}

/** Splits text at commas, semicolons and line breaks that are not in quotes, comments or angle brackets. */
function splitParts(text: string): Part[] {
  const parts: Part[] = [];
  let current = '';
  let isAfterComma = false;
  let closing = '';
  const end = (isComma: boolean) => {
    if (current.trim()) parts.push({ text: current.trim(), isAfterComma });
    current = '';
    isAfterComma = isComma;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const isBreak = /[\r\n\t]/.test(char);
    // A quote that is never closed ends with its line, so that it does not swallow the other addresses.
    if (isBreak) {
      closing = '';
      end(false);
    } else if (closing) {
      current += char;
      if (char === '\\' && closing === '"') current += text.charAt(++at);
      else if (char === closing) closing = '';
    } else if (char === ',' || char === ';') end(char === ',');
    else {
      current += char;
      if (char === '"') closing = '"';
      else if (char === '<') closing = '>';
      else if (char === '(') closing = ')';
    }
  }
  end(false);
  return parts;
}

const unquote = (name: string): string => {
  const text = name.trim();
  return /^"[\s\S]*"$/.test(text) && text.length > 1
    ? text.slice(1, -1).replace(/\\(.)/g, '$1').trim()
    : text.replace(/^'(.*)'$/, '$1').trim();
};

function readOne(text: string): MailAddress[] {
  const angled = /^([\s\S]*?)<([^<>]*)>\s*$/.exec(text);
  if (angled) return [{ name: unquote(angled[1] ?? ''), address: (angled[2] ?? '').trim() }];
  const commented = /^(\S+@\S+)\s*\(([^()]*)\)$/.exec(text);
  if (commented) return [{ name: (commented[2] ?? '').trim(), address: commented[1] ?? '' }];
  const plain = text.replace(/^mailto:/i, '');
  const words = plain.split(/\s+/);
  // Addresses that are only separated by spaces, as copied from a column.
  if (words.length > 1 && words.every((word) => word.includes('@')))
    return words.map((address) => ({ name: '', address }));
  return [{ name: '', address: plain }];
}

/**
 * Reads addresses as people paste them: `Jane Doe <jane@x.com>`, `"Doe, Jane" <jane@x.com>`, bare addresses, separated
 * by commas, semicolons, line breaks or spaces. Text that is no address is kept as one, with a fault.
 */
export function parseAddresses(text: string): MailAddress[] {
  const joined: string[] = [];
  let open = '';
  for (const { text: part, isAfterComma } of splitParts(text)) {
    // `Doe, Jane <jane@x.com>`: the name before the comma has no address of its own.
    const whole: string = open && isAfterComma && /<[^<>]*>\s*$/.test(part) ? `${open}, ${part}` : part;
    if (open && whole === part) joined.push(open);
    open = '';
    if (part.includes('@') || whole !== part) joined.push(whole);
    else open = part;
  }
  if (open) joined.push(open);
  return joined.flatMap(readOne).filter(({ address, name }) => address !== '' || name !== '');
}

/** Text of an address that `parseAddresses` reads back: the name is quoted if it needs to be. */
export function formatAddress({ name, address }: MailAddress): string {
  if (!name) return address;
  const text =
    /^[\p{L}\p{N} .'_-]+$/u.test(name) && !/^'.*'$/.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${text} <${address}>`;
}

const keyOf = ({ address }: MailAddress) => address.trim().toLowerCase();

/** Adds addresses that are not in the list yet; a name that was missing is taken over. */
export function addAddresses(
  list: readonly MailAddress[],
  added: readonly MailAddress[],
): { list: MailAddress[]; duplicates: MailAddress[] } {
  const all = new Map(list.map((each) => [keyOf(each), each]));
  const duplicates: MailAddress[] = [];
  for (const each of added) {
    const known = all.get(keyOf(each));
    if (known) duplicates.push(each);
    if (!known || (!known.name && each.name)) all.set(keyOf(each), each);
  }
  return { list: [...all.values()], duplicates };
}
