import type { Handlers } from '../../http/context.ts';
import { listCustomers } from '../customers.ts';

export const partner = {
  partnerCustomers: ({ query }, context) => listCustomers(context, query, context.user.tenant_id),
} satisfies Partial<Handlers>;
