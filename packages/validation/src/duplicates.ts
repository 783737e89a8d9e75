import type { DuplicateRule, FieldText } from './duplicates/evidence.ts';
import { nameSimilarity, type ComparableName } from './duplicates/names.ts';
import { zipKey } from './duplicates/reach.ts';
import { textOf } from './duplicates/text.ts';

export {
  companyDuplicates,
  sameAccount,
  sameAddress,
  sameCode,
  sameDomain,
  sameEmail,
  samePhone,
  type DuplicateRule,
  type Evidence,
  type EvidenceWeight,
  type FieldText,
} from './duplicates/evidence.ts';
export { firmName, materialName, personName, plainName, type ComparableName } from './duplicates/names.ts';
export { similarity } from './duplicates/text.ts';

/** Record or unsaved form: values by specified field name. Missing fields are not compared. */
export type DuplicateRecord = Readonly<Record<string, unknown>>;

/** Probability from 0 to 1 that two records are the same, with reasons, strongest first. */
export interface RecordSimilarity {
  score: number;
  /** `same name`, `similar name` and the reasons of the rule's evidence. */
  reasons: string[];
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

/** Score of names in one ZIP code that differ in common words only. */
const sameInZip = 0.7;

interface Profile {
  name: ComparableName;
  keys: ReadonlySet<string>;
  /** Values of `closer` by evidence. */
  closer: ReadonlyMap<string, string>;
}

function profile(rule: DuplicateRule, record: DuplicateRecord): Profile {
  const text: FieldText = (field) => textOf(record, field);
  const name = rule.name.of(text);
  const keys = new Set<string>();
  const closer = new Map<string, string>();
  if (name.key !== '') keys.add(`name:${name.key}`);
  for (const [prefix, evidence] of Object.entries(rule.evidence)) {
    for (const value of evidence.values(text)) keys.add(`${prefix}:${value}`);
    if (evidence.closer) closer.set(prefix, evidence.closer.value(text));
  }
  const zip = rule.comparesNamesInZip ? zipKey(text('zip')) : '';
  if (name.core !== '' && zip !== '') keys.add(`zipname:${zip} ${name.core}`);
  return { name, keys, closer };
}

/** Names of the fields that a rule reads, for queries that load records to compare. */
export const comparedFields = ({ name, evidence, comparesNamesInZip }: DuplicateRule): string[] => [
  ...new Set([
    ...name.fields,
    ...Object.values(evidence).flatMap(({ fields }) => fields),
    ...(comparesNamesInZip ? ['zip'] : []),
  ]),
];

/**
 * Returns the index keys of a record (`name:halvorsen`, `phone:5415550142`, `email:…`, `domain:…`, `address:…`,
 * `zipname:97214 halvorsen`, `code:…`), sorted and distinct. Records that share a key share a duplicate reason. Values that
 * only group records, such as the company of a contact or bid, are no keys.
 */
export const signature = (rule: DuplicateRule, record: DuplicateRecord): string[] => {
  const groups = Object.entries(rule.evidence)
    .filter(([, { isGroup }]) => isGroup)
    .map(([prefix]) => `${prefix}:`);
  return [...profile(rule, record).keys]
    .filter((key) => !groups.some((prefix) => key.startsWith(prefix)))
    .sort();
};

/** Returns the text of a record for the trigram index: its name with abbreviations expanded. */
export const searchText = (rule: DuplicateRule, record: DuplicateRecord): string =>
  rule.name.of((field) => textOf(record, field)).text;

const of = (keys: ReadonlySet<string>, prefix: string): string[] =>
  [...keys].filter((key) => key.startsWith(`${prefix}:`));

function compareProfiles(rule: DuplicateRule, a: Profile, b: Profile): RecordSimilarity {
  const { name: naming, evidence } = rule;
  const found: [reason: string, alone: number][] = [];
  const nameScore = nameSimilarity(a.name, b.name);
  const inZip = of(a.keys, 'zipname').some((key) => b.keys.has(key));
  const byName = Math.max(nameScore >= possible ? nameScore * naming.alone : 0, inZip ? sameInZip : 0);
  if (byName > 0) found.push([nameScore === 1 ? 'same name' : 'similar name', byName]);

  const named = a.name.key !== '' && b.name.key !== '';
  let [agreed, compared] = named ? [nameScore * naming.weight, naming.weight] : [0, 0];
  for (const [prefix, { alone, weight, reason, closer, impliedBy }] of Object.entries(evidence)) {
    const [left, right] = [of(a.keys, prefix), of(b.keys, prefix)];
    if (left.length === 0 || right.length === 0) continue;
    compared += weight;
    if (!left.some((key) => b.keys.has(key))) continue;
    agreed += weight;
    const exact = a.closer.get(prefix) ?? '';
    const isCloser = closer !== undefined && exact !== '' && exact === b.closer.get(prefix);
    // An equal email address implies an equal domain.
    if (!isCloser && impliedBy !== undefined && found.some(([each]) => each === impliedBy)) continue;
    found.push([isCloser ? closer.reason : reason, alone]);
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
export const compare = (rule: DuplicateRule, a: DuplicateRecord, b: DuplicateRecord): RecordSimilarity =>
  compareProfiles(rule, profile(rule, a), profile(rule, b));

/** Precomputes the comparison data of a record that is compared often. */
export interface ComparedRecord<Row extends DuplicateRecord = DuplicateRecord> {
  readonly record: Row;
  readonly profile: Profile;
}
export const compared = <Row extends DuplicateRecord>(
  rule: DuplicateRule,
  record: Row,
): ComparedRecord<Row> => ({ record, profile: profile(rule, record) });

/** Returns the possible duplicates of a record among others, best match first. */
export const duplicatesAmong = <Candidate extends DuplicateRecord>(
  rule: DuplicateRule,
  own: ComparedRecord,
  candidates: readonly ComparedRecord<Candidate>[],
  least = possible,
): (RecordSimilarity & { record: Candidate })[] =>
  candidates
    .map(({ record, profile: other }) => ({ record, ...compareProfiles(rule, own.profile, other) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);

/** Same as above, for records that are compared once. */
export const duplicatesOf = <Candidate extends DuplicateRecord>(
  rule: DuplicateRule,
  record: DuplicateRecord,
  candidates: readonly Candidate[],
  least = possible,
): (RecordSimilarity & { record: Candidate })[] =>
  duplicatesAmong(
    rule,
    compared(rule, record),
    candidates.map((candidate) => compared(rule, candidate)),
    least,
  );
