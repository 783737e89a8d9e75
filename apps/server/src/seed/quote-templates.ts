import { cleanDocument } from '@plumbline/validation';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { starterOf } from '../modules/estimation/quotes/template-starters.ts';

/** How the demo's quotes and change orders are written out. */
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
      template('BasicTemplate', 'Interiors proposal', 'Bids for interiors, with unit prices and our terms.'),
      template('ChangeOrderTemplate', 'Change order', 'What changes after a quote was accepted.'),
    ])
    .execute();
}
