/** What a read-only item says beside what cannot be done with it. */
export const readOnlyText = 'You may read this. Somebody with full access can give you more.';
/** Documented: 0 and 1 are read-only. */
export const mayChange = ({ permission }: { permission: number }): boolean => permission > 1;
/** Whoever may delete and share: full access and more. */
export const isFull = ({ permission }: { permission: number }): boolean => permission >= 3;
