import { firmName, plainName, type ComparableName } from './names.ts';
import { emailDomain, emailKey, phoneKey, streetKey, websiteKey, zipKey } from './reach.ts';

/** Reads the text of a record's field; empty for a missing field and for other types. */
export type FieldText = (field: string) => string;

/** How much an agreement counts. */
export interface EvidenceWeight {
  /** Score from 0 to 1 of an agreement without other evidence. */
  alone: number;
  /** Weight among the values that both records have. */
  weight: number;
}

/** Values by which two records can be the same, beside their names. */
export interface Evidence extends EvidenceWeight {
  /** Reason that is shown for an agreement: `same email`. */
  reason: string;
  /** Fields that `values` and `closer` read. */
  fields: readonly string[];
  /** Normalized values of a record without empty ones. Two records that share one agree. */
  values: (text: FieldText) => readonly string[];
  /** A more exact value than `values`, with the reason that is shown where both records have it in common. */
  closer?: { reason: string; value: (text: FieldText) => string };
  /** Reason of other evidence that already contains this agreement. */
  impliedBy?: string;
  /** The values only group records, such as the company of a contact: records are not looked up by them. */
  isGroup?: boolean;
}

/** How records of an entity are compared. */
export interface DuplicateRule {
  name: EvidenceWeight & {
    /** Fields that `of` reads. */
    fields: readonly string[];
    /** The name in the form in which it is compared. */
    of: (text: FieldText) => ComparableName;
  };
  /** Evidence by the prefix of its keys in the index, e.g. `email` for `email:info@halvorsen.com`. */
  evidence: Readonly<Record<string, Evidence>>;
  /** Records of one ZIP code whose names differ in common words only are similar. */
  comparesNamesInZip?: boolean;
}

const given = (...values: string[]): string[] => values.filter((value) => value !== '');

export const sameEmail = (weight: EvidenceWeight): Evidence => ({
  ...weight,
  reason: 'same email',
  fields: ['email'],
  values: (text) => given(emailKey(text('email'))),
});

export const samePhone = (weight: EvidenceWeight): Evidence => ({
  ...weight,
  reason: 'same phone',
  fields: ['phone', 'mobile'],
  values: (text) => given(phoneKey(text('phone')), phoneKey(text('mobile'))),
});

/** Domain of website or email address; the same website is named as such. */
export const sameDomain = (weight: EvidenceWeight): Evidence => ({
  ...weight,
  reason: 'same domain',
  fields: ['website', 'email'],
  values: (text) => given(websiteKey(text('website')), emailDomain(text('email'))),
  closer: { reason: 'same website', value: (text) => websiteKey(text('website')) },
  impliedBy: 'same email',
});

/** Street with ZIP code or city. */
export const sameAddress = (weight: EvidenceWeight): Evidence => ({
  ...weight,
  reason: 'same address',
  fields: ['street', 'zip', 'city'],
  values: (text) => {
    const street = streetKey(text('street'));
    return street === ''
      ? []
      : given(zipKey(text('zip')), plainName(text('city')).key).map((place) => `${street}|${place}`);
  },
});

/** Code of letters and digits; case and punctuation do not count. */
export const sameCode = (field: string, reason: string, weight: EvidenceWeight): Evidence => ({
  ...weight,
  reason,
  fields: [field],
  values: (text) =>
    given(
      text(field)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    ),
});

/** Account that a record belongs to, which many records share. */
export const sameAccount = (weight: EvidenceWeight): Evidence => ({
  ...weight,
  reason: 'same company',
  fields: ['account_id', 'account_name'],
  values: (text) => given(text('account_id') || firmName(text('account_name')).key),
  isGroup: true,
});

/** Rule of companies: customers, vendors and bidders. */
export const companyDuplicates: DuplicateRule = {
  name: { alone: 0.75, weight: 6, fields: ['name'], of: (text) => firmName(text('name')) },
  evidence: {
    email: sameEmail({ alone: 0.85, weight: 1 }),
    domain: sameDomain({ alone: 0.8, weight: 3 }),
    // Companies have several numbers and addresses, so a difference has little weight.
    phone: samePhone({ alone: 0.75, weight: 1 }),
    address: sameAddress({ alone: 0.6, weight: 2 }),
  },
  comparesNamesInZip: true,
};
