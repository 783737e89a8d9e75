/** Texts of the estimation quote configuration screens. */
export const quoteConfigurationMessages = {
  clausesEmpty:
    'Inclusions and exclusions state what a price covers and what it does not. Each can have an amount.',
  loadingTheTemplate: 'Loading the template',
  quoteTemplateDescription:
    'The document layout of quotes on screen, for the customer and in the PDF. Quotes already sent do not change.',
  quoteTemplates: 'Quote templates',
  document: 'Document',
  documentHint:
    'Insert fields for the quote’s text and figures, and blocks for its lines, totals and clauses. Press Alt and an arrow key to move the block at the cursor.',
  preview: 'Preview',
  previewDescription: 'Shows a real quote with this template, including unsaved changes.',
  templateSettings: 'Template settings',
  name: 'Name',
  type: 'Type',
  basic: 'Basic',
  changeOrder: 'Change order',
  default: 'Default',
  defaultTemplateHint: 'Used for new quotes of this type.',
  description: 'Description',
  descriptionHint: 'Internal. Not shown to the customer.',
  loadingTheQuotes: 'Loading the quotes',
  previewEmpty: 'No quotes yet. Once you create one, the preview appears here.',
  previewWithQuote: 'Preview with quote',
  loadingTheQuote: 'Loading the quote',
  previewPdf: 'Preview PDF',
  unsavedPreviewReason: 'Save the template first. The PDF uses the saved version.',
  quoteTemplatesEmpty:
    'A quote template is the document layout of a quote: your text with fields for the customer, figures and clauses.',
  tagsEmpty:
    'Tags group estimations, quotes, inclusions and exclusions, for example by trade, building type or market.',
  editName: (name: string) => `Edit ${name}`,
  newInclusionExclusionTemplate: 'New inclusion/exclusion template',
  saveTemplate: 'Save template',
  createTemplate: 'Create template',
  defaultClausesHint: 'Used for the first revision of new quotes.',
  contents: 'Contents',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  templatesEmpty: 'A template is a set of inclusions and exclusions that quotes start with.',
};
