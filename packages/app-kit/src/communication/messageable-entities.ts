const kinds: readonly string[] = ['account', 'opportunity', 'contact', 'lead'];

/** Whether letters are written about records of a kind. */
export const hasLetters = (kind: string): boolean => kinds.includes(kind);
