import type { Material } from '@plumbline/api';
import { materialsCreate, materialsUpdate, useMaterialTablesUnits } from '@plumbline/api/hooks/materials';
import { MaterialsCreateBody } from '@plumbline/api/schemas/materials';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { messages } from '@plumbline/validation/messages';

interface Values {
  name: string;
  code: string;
  unit_of_measure: string;
  category: string;
  order_quantity: string;
  waste_percentage: string;
  escalation: string;
}
// The one rule between two fields: documented.
const schema = MaterialsCreateBody.refine(
  (values) => values.name.trim().toLowerCase() !== values.code.trim().toLowerCase(),
  {
    message: messages.materialNameCodeSame,
    path: ['code'],
  },
);

/** Creates a material, or edits one. Prices are added on their own: they are history. */
export function MaterialForm({
  material,
  onClose,
  onSaved,
}: {
  material?: Material;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { data: units } = useMaterialTablesUnits({ limit: -1 });
  const initial: Values = {
    name: material?.name ?? '',
    code: material?.code ?? '',
    unit_of_measure: material?.unit_of_measure ?? '',
    category: material?.category ?? '',
    order_quantity: material?.order_quantity ?? '1',
    waste_percentage: material?.waste_percentage ?? '0',
    escalation: material?.escalation ?? '0',
  };
  return (
    <FormDrawer<Values>
      title={material ? `Edit ${material.name}` : 'New material'}
      onClose={onClose}
      schema={schema}
      initial={initial}
      submitLabel={material ? 'Save material' : 'Create material'}
      submit={async (values, key) => {
        if (material) await materialsUpdate(material.uuid, { ...values, version: material.version });
        else await materialsCreate(values, { headers: { 'idempotency-key': key } });
        saved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Material', kind: 'text', isRequired: true, wide: true },
            { name: 'code', label: 'Code', kind: 'text', isRequired: true },
            {
              name: 'unit_of_measure',
              label: 'Unit',
              kind: 'select',
              isRequired: true,
              options: (units?.data ?? []).map((unit) => ({
                id: unit.value,
                label: `${unit.value}, ${unit.name.toLowerCase()}`,
              })),
            },
            { name: 'category', label: 'Group', kind: 'text' },
            {
              name: 'order_quantity',
              label: 'Order quantity',
              kind: 'decimal',
              description: 'Purchases are rounded up to whole ones.',
            },
            { name: 'waste_percentage', label: 'Waste', kind: 'decimal', unit: '%' },
            { name: 'escalation', label: 'Estimated escalation', kind: 'decimal', unit: '%' },
          ],
        },
      ]}
    />
  );
}
