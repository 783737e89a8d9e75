import {
  MaterialFields,
  MaterialPriceFields,
  MaterialCategoryFields,
  MaterialCharacteristicFields,
  MaterialIdentifierFields,
  AssemblyFields,
  AssemblyNoteFields,
  BrandFields,
  LaborCostFields,
  LaborProductivityFields,
  LaborTemplateFields,
  UnitFields,
} from '@plumbline/api/fields';
import { useMaterialsListChanges } from '@plumbline/api/hooks/materials';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

/** Fields of the entities, by entity name. */
const entityFields = {
  material: MaterialFields,
  materialPrice: MaterialPriceFields,
  materialCategory: MaterialCategoryFields,
  materialCharacteristic: MaterialCharacteristicFields,
  materialIdentifier: MaterialIdentifierFields,
  assembly: AssemblyFields,
  assemblyNote: AssemblyNoteFields,
  brand: BrandFields,
  laborCost: LaborCostFields,
  laborProductivity: LaborProductivityFields,
  laborTemplate: LaborTemplateFields,
  unit: UnitFields,
};

export default function RecentChanges() {
  return <AreaChanges area="materials" useList={useMaterialsListChanges} entityFields={entityFields} />;
}
