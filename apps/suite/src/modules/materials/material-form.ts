import { messages } from '@plumbline/validation/messages';
import type { ZodObject } from 'zod';

/** Adds the documented rule that name and code must differ. */
export const nameAndCodeDiffer = (schema: ZodObject) =>
  schema.refine(({ name, code }) => String(name).trim().toLowerCase() !== String(code).trim().toLowerCase(), {
    message: messages.materialNameCodeSame,
    path: ['code'],
  });
