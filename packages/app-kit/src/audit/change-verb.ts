/** Past participles of the audit actions whose word differs from their key. */
const verbs: Readonly<Record<string, string>> = { issued: 'sent' };

/** What was done with a record, e.g. `created`; sending a document is recorded as `issued`. */
export const changeVerb = (action: string): string => verbs[action] ?? action;
