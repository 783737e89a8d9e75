import {
  firmName,
  materialName,
  nameSimilarity,
  personName,
  plainName,
  type ComparableName,
} from './duplicates/names.ts';
import { emailDomain, emailKey, phoneKey, streetKey, websiteKey, zipKey } from './duplicates/reach.ts';
import { textOf } from './duplicates/text.ts';

export { similarity } from './duplicates/text.ts';

/** Entities with duplicate detection. */
export const duplicateEntities = [
  'account',
  'contact',
  'lead',
  'opportunity',
  'vendor',
  'material',
  'retailCustomer',
  'retailVendor',
] as const;
export type DuplicateEntity = (typeof duplicateEntities)[number];
/** Record or unsaved form: values by specified field name. Missing fields are not compared. */
export type DuplicateRecord = Readonly<Record<string, unknown>>;

export type DuplicateReason =
  | 'same name'
  | 'similar name'
  | 'same person'
  | 'same company'
  | 'same code'
  | 'same loyalty number'
  | 'same email'
  | 'same phone'
  | 'same website'
  | 'same domain'
  | 'same address';

/** Probability from 0 to 1 that two records are the same, with reasons, strongest first. */
export interface RecordSimilarity {
  score: number;
  reasons: DuplicateReason[];
}

/** Minimum score of a certain duplicate. */
export const likely = 0.85;
/** Minimum score of a possible duplicate, which a person decides on. */
export const possible = 0.65;
/**
 * Minimum `similarity` to `searchText` for candidates from the database index; every record that is `possible` by its name
 * alone is above it. Equals the default threshold of pg_trgm's operator `%`.
 */
export const candidateSimilarity = 0.3;

type Mark = 'code' | 'loyalty' | 'email' | 'phone' | 'domain' | 'address' | 'company' | 'person';
interface Weight {
  /** Score of agreement without other evidence. */
  alone: number;
  /** Weight among the fields that both records have. */
  weight: number;
}
interface Rule {
  name: Weight;
  marks: Partial<Record<Mark, Weight>>;
}

const firm: Rule = {
  name: { alone: 0.75, weight: 6 },
  marks: {
    email: { alone: 0.85, weight: 1 },
    domain: { alone: 0.8, weight: 3 },
    // Companies have several numbers and addresses, so a difference has little weight.
    phone: { alone: 0.75, weight: 1 },
    address: { alone: 0.6, weight: 2 },
  },
};
const rules: Record<DuplicateEntity, Rule> = {
  account: firm,
  vendor: firm,
  retailVendor: firm,
  contact: {
    name: { alone: 0.6, weight: 5 },
    marks: {
      email: { alone: 0.9, weight: 2 },
      // Colleagues share number and company.
      phone: { alone: 0.5, weight: 1 },
      company: { alone: 0.1, weight: 2 },
    },
  },
  lead: {
    name: { alone: 0.7, weight: 4 },
    marks: {
      email: { alone: 0.7, weight: 2 },
      phone: { alone: 0.65, weight: 1 },
      address: { alone: 0.6, weight: 2 },
      // One customer has many jobs.
      company: { alone: 0.3, weight: 2 },
      person: { alone: 0.3, weight: 1 },
      domain: { alone: 0.3, weight: 1 },
    },
  },
  opportunity: {
    // Several customers bid on one job: an equal name is only possible, the customer decides.
    name: { alone: 0.7, weight: 4 },
    marks: { company: { alone: 0.3, weight: 3 } },
  },
  retailCustomer: {
    name: { alone: 0.6, weight: 5 },
    marks: {
      loyalty: { alone: 0.95, weight: 3 },
      email: { alone: 0.9, weight: 2 },
      // Members of a household share number and address.
      phone: { alone: 0.65, weight: 1 },
      address: { alone: 0.4, weight: 1 },
    },
  },
  material: { name: { alone: 0.75, weight: 5 }, marks: { code: { alone: 0.8, weight: 3 } } },
};
const sameInZip = 0.7;

/** Joins a person's name; the first word may be a short form. */
const firstAndRest = (name: string): [first: string, rest: string] => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(' ')];
};

interface Profile {
  name: ComparableName;
  keys: ReadonlySet<string>;
  website: string;
}

function profile(entity: DuplicateEntity, record: DuplicateRecord): Profile {
  const text = (name: string) => textOf(record, name);
  const keys = new Set<string>();
  const add = (prefix: string, value: string) => {
    if (value !== '') keys.add(`${prefix}:${value}`);
  };
  const firstAndLast = personName(text('firstname'), text('lastname'));
  const byKind: Record<DuplicateEntity, () => ComparableName> = {
    account: () => firmName(text('name')),
    vendor: () => firmName(text('name')),
    retailVendor: () => firmName(text('name')),
    retailCustomer: () =>
      text('type') === 'Business' ? firmName(text('name')) : personName(...firstAndRest(text('name'))),
    contact: () => firstAndLast,
    lead: () => plainName(text('name')),
    opportunity: () => plainName(text('name')),
    material: () => materialName(text('name')),
  };
  const name = byKind[entity]();
  add('name', name.key);
  const done = (): Profile => ({ name, keys, website: websiteKey(text('website')) });
  if (entity === 'material') {
    add(
      'code',
      text('code')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    );
    return done();
  }
  if (entity === 'opportunity') {
    add('company', text('account_id') || firmName(text('account_name')).key);
    return done();
  }
  for (const field of ['phone', 'mobile']) add('phone', phoneKey(text(field)));
  add('email', emailKey(text('email')));
  if (entity === 'contact') {
    add('company', text('account_id') || firmName(text('account_name')).key);
    return done();
  }
  if (entity === 'lead') {
    add('company', firmName(text('company')).key);
    add('person', firstAndLast.key);
  }
  if (entity === 'retailCustomer')
    add(
      'loyalty',
      text('loyalty_number')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    );
  else {
    add('domain', websiteKey(text('website')));
    add('domain', emailDomain(text('email')));
  }
  const [street, zip, city] = [streetKey(text('street')), zipKey(text('zip')), plainName(text('city')).key];
  if (street !== '') for (const place of [zip, city]) if (place !== '') add('address', `${street}|${place}`);
  if (entity !== 'lead' && name.core !== '' && zip !== '') add('zipname', `${zip} ${name.core}`);
  return done();
}

/**
 * Returns the index keys of a record (`name:halvorsen`, `phone:5415550142`, `email:…`, `domain:…`, `address:…`,
 * `zipname:97214 halvorsen`, `code:…`), sorted and distinct. Records that share a key share a duplicate reason. Values that
 * only group records, such as the company of a contact or bid, are no keys.
 */
export const signature = (entity: DuplicateEntity, record: DuplicateRecord): string[] =>
  [...profile(entity, record).keys]
    .filter((key) => (entity !== 'contact' && entity !== 'opportunity') || !key.startsWith('company:'))
    .sort();

/** Returns the text of a record for the trigram index: its name with abbreviations expanded. */
export const searchText = (entity: DuplicateEntity, record: DuplicateRecord): string =>
  profile(entity, record).name.text;

const of = (keys: ReadonlySet<string>, prefix: string): string[] =>
  [...keys].filter((key) => key.startsWith(`${prefix}:`));
const reasonOf: Record<Mark, DuplicateReason> = {
  code: 'same code',
  loyalty: 'same loyalty number',
  email: 'same email',
  phone: 'same phone',
  domain: 'same domain',
  address: 'same address',
  company: 'same company',
  person: 'same person',
};

function compareProfiles(entity: DuplicateEntity, a: Profile, b: Profile): RecordSimilarity {
  const { name: naming, marks } = rules[entity];
  const found: [DuplicateReason, number][] = [];
  const nameScore = nameSimilarity(a.name, b.name);
  const inZip = of(a.keys, 'zipname').some((key) => b.keys.has(key));
  const byName = Math.max(nameScore >= possible ? nameScore * naming.alone : 0, inZip ? sameInZip : 0);
  if (byName > 0) found.push([nameScore === 1 ? 'same name' : 'similar name', byName]);

  const named = a.name.key !== '' && b.name.key !== '';
  let [agreed, compared] = named ? [nameScore * naming.weight, naming.weight] : [0, 0];
  for (const [mark, { alone, weight }] of Object.entries(marks) as [Mark, Weight][]) {
    const [left, right] = [of(a.keys, mark), of(b.keys, mark)];
    if (left.length === 0 || right.length === 0) continue;
    compared += weight;
    if (!left.some((key) => b.keys.has(key))) continue;
    agreed += weight;
    const isSite = mark === 'domain' && a.website !== '' && a.website === b.website;
    // An equal email address implies an equal domain.
    if (mark === 'domain' && !isSite && found.some(([reason]) => reason === 'same email')) continue;
    found.push([isSite ? 'same website' : reasonOf[mark], alone]);
  }
  const reasons = found.sort((x, y) => y[1] - x[1]).map(([reason]) => reason);
  const keys = new Set([...a.keys, ...b.keys]);
  const isSame = keys.size > 0 && keys.size === a.keys.size && keys.size === b.keys.size;
  const either = 1 - found.reduce((rest, [, alone]) => rest * (1 - alone), 1);
  // Without names to compare, the score is limited to that of the agreeing fields.
  const score = isSame ? 1 : Math.max(either, named ? agreed / compared : 0);
  return { score: Math.round(score * 10_000) / 10_000, reasons };
}

/** Scores the similarity of two records of an entity; symmetric. */
export const compare = (entity: DuplicateEntity, a: DuplicateRecord, b: DuplicateRecord): RecordSimilarity =>
  compareProfiles(entity, profile(entity, a), profile(entity, b));

/** Precomputes the comparison data of a record that is compared often. */
export interface ComparedRecord<Row extends DuplicateRecord = DuplicateRecord> {
  readonly record: Row;
  readonly profile: Profile;
}
export const compared = <Row extends DuplicateRecord>(
  entity: DuplicateEntity,
  record: Row,
): ComparedRecord<Row> => ({ record, profile: profile(entity, record) });

/** Returns the possible duplicates of a record among others, best match first. */
export const duplicatesAmong = <Candidate extends DuplicateRecord>(
  entity: DuplicateEntity,
  own: ComparedRecord,
  candidates: readonly ComparedRecord<Candidate>[],
  least = possible,
): (RecordSimilarity & { record: Candidate })[] =>
  candidates
    .map(({ record, profile: other }) => ({ record, ...compareProfiles(entity, own.profile, other) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);

/** Same as above, for records that are compared once. */
export const duplicatesOf = <Candidate extends DuplicateRecord>(
  entity: DuplicateEntity,
  record: DuplicateRecord,
  candidates: readonly Candidate[],
  least = possible,
): (RecordSimilarity & { record: Candidate })[] =>
  duplicatesAmong(
    entity,
    compared(entity, record),
    candidates.map((candidate) => compared(entity, candidate)),
    least,
  );
