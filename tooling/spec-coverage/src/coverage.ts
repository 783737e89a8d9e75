/** Modules of the specification that have no code yet; their rules wait for them. */
export const missingModules = [
  'accounting',
  'email',
  'field',
  'forms',
  'goals',
  'inventory',
  'manufacturing',
  'point-of-sale',
  'projects',
  'retail-inventory',
  'support',
] as const;
export type MissingModule = (typeof missingModules)[number];

/** How a rule or message of the specification is held. */
export interface Coverage {
  /** Tests that fail when it is broken, as `<path>#<title>`. A story is named by its export, a row of a table by its title. */
  checks: readonly string[];
  /** Modules that the rest of it waits for. */
  pending?: { modules: readonly MissingModule[]; what?: string };
  /** Why no machine can check it, and how it is reviewed. */
  review?: string;
  /** What the product does otherwise, and why. The checks hold that. */
  differs?: string;
  /** What the product does not keep yet. */
  gap?: string;
  /** The specification says only that it does not say it. */
  isOpen?: true;
}
export type CoverageById = Readonly<Record<string, Coverage>>;

/** Held by tests. */
export const checked = (...checks: string[]): Coverage => ({ checks });
/** Kept otherwise than specified, for a reason; the tests hold what the product does. */
export const differs = (reason: string, ...checks: string[]): Coverage => ({ checks, differs: reason });
/** Waits for modules; tests hold the part that exists. */
export const pending = (
  modules: MissingModule | readonly MissingModule[],
  what?: string,
  ...checks: string[]
): Coverage => ({
  checks,
  pending: { modules: typeof modules === 'string' ? [modules] : modules, ...(what ? { what } : {}) },
});
/** Held by review alone. */
export const review = (how: string): Coverage => ({ checks: [], review: how });
/** Not kept. */
export const gap = (what: string, ...checks: string[]): Coverage => ({ checks, gap: what });
/** Left open by the specification. */
export const open: Coverage = { checks: [], isOpen: true };
