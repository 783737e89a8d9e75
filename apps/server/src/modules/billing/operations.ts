import { addOns } from '@plumbline/permissions';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Handlers } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';

const { manufacturing } = addOns;

export const billing = {
  billingBuyManufacturing: async ({ body }, context) => {
    const { tx, user } = context;
    if (user.subscription_mode !== 'online')
      throw new Problem(
        409,
        'Your company’s subscription is offline. Ask your provider for the module; nothing was bought.',
      );
    if (body.price !== undefined && Number(body.price) !== Number(manufacturing.price))
      throw new Problem(
        409,
        `The module costs $${manufacturing.price} a month now. Nothing was bought; open the launcher again to see it.`,
      );
    const line = uuidv7();
    const { rows } = await sql<{
      bought_at: string;
    }>`select * from platform.buy_add_on(${user.tenant_id}::uuid,
      ${line}::uuid, ${'manufacturing'}, ${manufacturing.price}::numeric, ${user.user_id}::uuid)`.execute(tx);
    const [bought] = rows;
    if (!bought)
      throw new Problem(409, 'Your company has bought this module already. Nothing was bought again.');
    await context.audit({
      module: 'billing',
      entity: 'subscription',
      entityId: line,
      entityName: manufacturing.name,
      action: 'created',
      changes: [{ field: 'price', after: manufacturing.price }],
    });
    return {
      message: messages.manufacturingPurchased,
      data: { module: 'manufacturing', price: manufacturing.price, bought_at: bought.bought_at },
    };
  },
} satisfies Partial<Handlers>;
