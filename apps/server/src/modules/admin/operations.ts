import type { Handlers } from '../../http/context.ts';
import { listCustomers } from '../customers.ts';

export const admin = {
  customerLicensingCustomers: ({ query }, context) => listCustomers(context, query, undefined),
} satisfies Partial<Handlers>;
