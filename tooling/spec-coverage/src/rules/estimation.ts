import { checked, differs, open, review, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas estimation. */
export const estimation: CoverageById = {
  'estimation-001': checked(
    'e2e/takeoff.spec.ts#redirects documented routes without a screen to the matching screen',
    'e2e/estimation.spec.ts#creates a variable and a column with it, rejects a circular reference, and shows the figure in an estimate',
  ),
  'estimation-002': checked('e2e/takeoff.spec.ts#redirects routes of the former tool'),
  'estimation-003': checked(
    'apps/server/src/modules/workdrive/uploads.test.ts#produces ready sheets from parts with unchanged content',
  ),
  'estimation-004': checked(
    'e2e/plan-sets.spec.ts#reports a sheet that was deleted while it is open, also after a reload',
  ),
  'estimation-005': differs(
    'A list that cannot be loaded says so and offers a retry.',
    'e2e/offline.spec.ts#reports a failed part of a record and retries it',
  ),
  'estimation-006': differs(
    'The reason is shown instead of only being logged.',
    'apps/server/src/modules/workdrive/pages.test.ts#rejects missing pages and pages of another set',
  ),
  'estimation-007': checked(
    'e2e/journeys/upload-to-signature.spec.ts#takes a job from an uploaded plan set to a signed quote with manually calculated figures',
    'e2e/ai-estimate.spec.ts#requests an AI estimate through declined and confirmed payments, and adds and removes its measures',
  ),
  'estimation-008': checked(
    'apps/suite/src/menus.alone.test.ts#the menu of %s is in documented order and words',
    'apps/suite/src/menus.alone.test.ts#headings of areas are those of the specification',
  ),
  'estimation-009': checked(
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'estimation-010': checked(
    'apps/suite/src/menus.alone.test.ts#fixed tabs have the documented titles and slots',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'estimation-011': checked(
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'estimation-012': checked(
    'apps/suite/src/menus.alone.test.ts#fixed tabs have the documented titles and slots',
  ),
  'estimation-013': checked(
    'apps/suite/src/menus.alone.test.ts#fixed tabs have the documented titles and slots',
  ),
  'estimation-014': checked(
    'apps/suite/src/menus.alone.test.ts#fixed tabs have the documented titles and slots',
  ),
  'estimation-015': review(
    'The canvas fills the window and its drawers have the widths of the design system; the size of text on a note is stored with the note. The pictures of the canvas show both.',
  ),
  'estimation-016': checked(
    'apps/server/src/modules/workdrive/pages.test.ts#is rotated by quarter turns for everybody without changing its content',
  ),
  'estimation-017': checked(
    'e2e/takeoff.spec.ts#clears the selection when the selected measure is clicked again',
  ),
  'estimation-018': checked('apps/server/src/modules/setup/statuses.test.ts#are listed with record counts'),
  'estimation-019': differs(
    'Every condition has a color from the start, which differs from those of its neighbors.',
    'e2e/takeoff-styles.spec.ts#gives a new condition a distinct style, which can be changed by keyboard',
  ),
  'estimation-020': differs(
    'A sheet without a scale counts as 0 with a warning, because a scale of 1 would give quantities that look right.',
    'apps/server/src/modules/estimation/estimation.test.ts#is recomputed for a new scale, and counts 0 with a warning without a scale',
  ),
  'estimation-021': checked(
    'apps/server/src/modules/setup/folders.test.ts#are added to a new estimation in their structure',
  ),
  'estimation-022': checked(
    'apps/server/src/modules/estimation/ai-estimates/ai-estimate.test.ts#is saved as entered and stored once when sent twice',
    'apps/server/src/modules/estimation/ai-estimates/ai-estimate.test.ts#sends the request and notifies the provider',
    'apps/server/src/modules/estimation/ai-estimates/measures.test.ts#completes a request once, and its requester is notified',
  ),
  'estimation-023': checked(
    'apps/server/src/modules/estimation/ai-estimates/ai-estimate.test.ts#is required before the request is submitted',
  ),
  'estimation-024': checked(
    'packages/api/src/documented-values.test.ts#types of calculators',
    'apps/server/src/modules/estimation/calculators/calculator.test.ts#gives every company the Basic and Standard templates',
  ),
  'estimation-025': open,
  'estimation-026': checked('packages/api/src/documented-values.test.ts#units of material formulas'),
  'estimation-027': checked(
    'packages/api/src/documented-values.test.ts#types of calculator fields',
    'packages/api/src/documented-values.test.ts#unit types of calculator fields',
  ),
  'estimation-028': checked(
    'packages/api/src/documented-values.test.ts#types of quotes',
    'apps/server/src/modules/estimation/quotes/templates.test.ts#requires a unique name and a known kind',
  ),
  'estimation-029': checked(
    'packages/api/src/documented-values.test.ts#places of clauses',
    'apps/server/src/modules/estimation/quotes/clauses.test.ts#are rejected at their field: %s',
  ),
  'estimation-030': checked(
    'packages/api/src/documented-values.test.ts#calculations of clauses',
    'apps/server/src/modules/estimation/quotes/clauses.test.ts#are rejected at their field: %s',
  ),
  'estimation-031': checked(
    'packages/estimating/src/measure/types.test.ts#the types of take-off are those of the specification',
  ),
  'estimation-032': review(
    'The codes are numbers inside the former canvas and on no call; tools are named by what they draw.',
  ),
  'estimation-033': checked(
    'apps/server/src/modules/materials/materials.test.ts#compute the landed price from freight, duty, packing and tariff and the estimate price with cushion',
  ),
};
