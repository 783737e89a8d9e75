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

/** Coverage of a rule or message of the specification by tests or review. */
export interface Coverage {
  /** Tests that fail when it is broken, as `<path>#<title>`. A story is named by its export, a row of a table by its title. */
  checks: readonly string[];
  /** Modules that the rest of it waits for. */
  pending?: { modules: readonly MissingModule[]; what?: string };
  /** Reason why no test can check it, and the way in which it is reviewed. */
  review?: string;
  /** Deviation of the product from the rule, with its reason. The tests in `checks` hold the deviating behavior. */
  differs?: string;
  /** Part of the rule that the product does not implement yet. */
  gap?: string;
  /** True if the specification leaves the point open. */
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
