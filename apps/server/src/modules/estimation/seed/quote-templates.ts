import { cleanDocument } from '@plumbline/validation';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { starterOf } from '../quotes/template-starters.ts';

/** Creates templates of quotes and change orders. */
export async function seedQuoteTemplates(tx: Transaction, tenant_id: string): Promise<void> {
  const template = (type: string, name: string, description: string) => ({
    tenant_id,
    row_id: uuidv7(),
    name,
    type,
    description,
    is_default: true,
    template: cleanDocument(starterOf(type)),
  });
  await tx
    .insertInto('quote_template')
    .values([
      template('BasicTemplate', 'Interiors proposal', 'Interior bids with unit prices and terms.'),
      template('ChangeOrderTemplate', 'Change order', 'Changes to an accepted quote.'),
    ])
    .execute();
}
