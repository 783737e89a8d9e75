/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const estimationPaths = {
  'estimation-calculator-group': '/estimation/calculator/group',
  'estimation-calculator-template': '/estimation/calculator/template',
  'estimation-calculator': '/estimation/calculator/:uuid',
  'estimation-variable': '/estimation/configuration/variable',
  'estimation-dashboard': '/estimation/dashboard',
  'estimation-inclusion-exclusion-template': '/estimation/inclusion-exclusion-template',
  'estimation-material-formula': '/estimation/material-formula',
  'estimation-quote-template-list': '/estimation/quote-template',
  'estimation-quote-template': '/estimation/quote-template/:uuid',
  'estimation-inclusion-exclusion': '/estimation/quote/inclusion-exclusion',
  'estimation-tags': '/estimation/quote/tags',
  'estimation-recent-changes': '/estimation/recent-changes',
  'estimation-stamp': '/estimation/stamp',
  'estimator-pdf': '/estimation/:uuid/tool/:pdfId/:pageId',
  estimation: '/estimation/:uuid',
  'estimation-pdf': '/estimation/:uuid/pdf/:pdfId',
  'estimation-stamp-add': '/estimation/stamp/add',
  'estimation-estimate-by': '/estimation/:uuid/estimate/:calculatorId',
  'estimation-estimate': '/estimation/:uuid/estimate',
  'estimation-quantities': '/estimation/:uuid/quantities',
  'estimation-alternates': '/estimation/:uuid/estimate/alternate/:calculatorId?',
  'estimation-versions': '/estimation/:uuid/versions',
  'estimation-version': '/estimation/:uuid/versions/:versionId',
  'estimation-version-difference': '/estimation/:uuid/versions/:versionId/difference',
  'estimation-old': '/estimation/old/:uuid',
  'estimation-old-tool': '/estimation/old/:uuid/tool',
  'estimator-old-pdf': '/estimation/old/:uuid/tool/:pdfId/:pageId',
  'estimation-compare': '/estimation/:uuid/compare',
  'estimation-pdf-compare': '/estimation/:uuid/pdf/:pdfId/compare',
  'estimation-ai-estimate': '/estimation/:uuid/ai-estimate',
  'estimation-files': '/estimation/:uuid/files',
  'estimation-quotes': '/estimation/:uuid/quotes',
  'estimation-bids': '/estimation/:uuid/quotes/compare',
  'estimation-quote': '/estimation/:uuid/quotes/:quoteId',
} as const;

type Paths = typeof estimationPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
