import { sql } from 'kysely';
import { defineModule } from '../../module/define-module.ts';
import { insertMaterialDefaults } from './defaults.ts';
import { materialOperations, materialResources } from './operations.ts';

export const materials = defineModule({
  key: 'materials',
  publishes: [
    'assembly_directory',
    'assembly_line',
    'labor_rate',
    'material_directory',
    'material_price_now',
    'material_price_source',
    'valid_material_price',
  ],
  purchase: 'materialManagement',
  operations: materialOperations,
  resources: materialResources,
  cacheTopics: {
    invalidates: {
      material: ['material'],
      unit_of_measure: ['material'],
      assembly: ['material'],
      labor_: ['material', 'labor-cost-template'],
    },
  },
  defaults: insertMaterialDefaults,
  templateSources: { material: { view: 'material_view', app: 6, title: 'name' } },
  merge: {
    appendOnly: ['material_price'],
    move: async (entity, survivor, others, { tx }) => {
      if (entity !== 'vendor') return { moved: 0 };
      const { rows: record } = await sql<{ price_id: string; vendor_id: string }>`
        select price_id, vendor_id from material_price where vendor_id = any(${[...others]}::uuid[])`.execute(
        tx,
      );
      const { rows } = await sql<{ moved: number }>`select platform.move_vendor_prices(${survivor}::uuid,
        ${[...others]}::uuid[]) as moved`.execute(tx);
      return { moved: rows[0]?.moved ?? 0, record };
    },
    moveBack: async ({ entity, survivor, record = [] }, { tx }) => {
      if (entity !== 'vendor') return 0;
      const { rows } = await sql<{ moved: number }>`select platform.return_vendor_prices(${survivor}::uuid,
        ${JSON.stringify(record)}::jsonb) as moved`.execute(tx);
      return rows[0]?.moved ?? 0;
    },
  },
  assistant: {
    aliases: {
      material: { module: 'materials' },
      materialPrice: {
        alias: ['material price', 'vendor price', 'price', 'price book', 'price list'],
        module: 'materials',
      },
    },
    help: {
      lists: { material: 70, materialPrice: 80 },
      questions: [
        { entity: 'materialPrice', question: 'Material prices expiring in the next 30 days', sequence: 60 },
      ],
    },
  },
  demoData: () => import('./seed.ts'),
});
