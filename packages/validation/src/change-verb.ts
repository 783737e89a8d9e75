/** Past participles of the audit actions whose word differs from their key. */
const verbs: Readonly<Record<string, string>> = { issued: 'sent' };

/** Participle of an audit action, e.g. `created`. The action `issued` gives `sent`. */
export const changeVerb = (action: string): string => verbs[action] ?? action;
