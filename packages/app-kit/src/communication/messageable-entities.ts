const kinds: readonly string[] = ['account', 'opportunity', 'contact', 'lead'];

/** True for entities that emails can be sent about. */
export const hasLetters = (kind: string): boolean => kinds.includes(kind);
