import { messages } from '@plumbline/validation/messages';
import type { ZodObject } from 'zod';

/** The one rule between two fields: documented. */
export const nameAndCodeDiffer = (schema: ZodObject) =>
  schema.refine(({ name, code }) => String(name).trim().toLowerCase() !== String(code).trim().toLowerCase(), {
    message: messages.materialNameCodeSame,
    path: ['code'],
  });
