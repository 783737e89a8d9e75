// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { QuoteTemplateFields } from '../fields/QuoteTemplate.ts';
import { entities } from '../entities.ts';
import { useQuoteTemplatesList, useQuoteTemplatesRead, useQuoteTemplatesHistory, quoteTemplatesRead, quoteTemplatesHistory, quoteTemplatesCreate, quoteTemplatesUpdate, quoteTemplatesCopy, quoteTemplatesRemoveMany, quoteTemplatesRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const quoteTemplateEntity: Entity<model.QuoteTemplate, model.QuoteTemplateFields, model.QuoteTemplateUpdate> = {
  ...entities.quoteTemplate,
  fields: QuoteTemplateFields,
  useList: useQuoteTemplatesList,
  useRead: useQuoteTemplatesRead,
  useHistory: useQuoteTemplatesHistory,
  read: quoteTemplatesRead,
  history: quoteTemplatesHistory,
  create: quoteTemplatesCreate,
  update: quoteTemplatesUpdate,
  copy: quoteTemplatesCopy,
  removeMany: quoteTemplatesRemoveMany,
  restoreMany: quoteTemplatesRestoreMany,
  schema: () => import('./quoteTemplate.schema.ts').then(({ schema }) => schema),
};
