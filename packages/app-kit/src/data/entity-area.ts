/** Path prefix below which the calls of an entity's module are, e.g. `/crm/`. */
export const areaOf = ({ path }: { path: string }): string => `/${path.split('/')[1] ?? ''}/`;
