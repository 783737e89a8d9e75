import type { Assembly, Material } from '@plumbline/api';
import type { Handlers } from '../../context/context.ts';
import { areaChanges } from '../../resource/area-changes.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { assemblies, assemblyNotes } from './assemblies.ts';
import { brands, categories, characteristics, identifiers } from './material-attributes.ts';
import { laborCosts, laborProductivities, laborTemplates } from './labor.ts';
import {
  activate,
  exportMaterials,
  exportWithIdentifiers,
  materials,
  resetMaterials,
  usesOf,
} from './materials.ts';
import { addPrice, priceHistory, prices } from './prices.ts';
import { units } from './units.ts';

export const materialResources = {
  material: materials,
  materialPrice: prices,
  assembly: assemblies,
  assemblyNote: assemblyNotes,
  brand: brands,
  materialCategory: categories,
  materialIdentifier: identifiers,
  materialCharacteristic: characteristics,
  unit: units,
  laborCost: laborCosts,
  laborProductivity: laborProductivities,
  laborTemplate: laborTemplates,
};

export const materialOperations = {
  ...resourceHandlers(materials),
  ...resourceHandlers(prices),
  ...resourceHandlers(assemblies),
  ...resourceHandlers(assemblyNotes),
  ...resourceHandlers(brands),
  ...resourceHandlers(categories),
  ...resourceHandlers(identifiers),
  ...resourceHandlers(characteristics),
  ...resourceHandlers(units),
  ...resourceHandlers(laborCosts),
  ...resourceHandlers(laborProductivities),
  ...resourceHandlers(laborTemplates),
  materialsExport: ({ query }, context) => exportMaterials(query, context),
  materialsListChanges: ({ query }, context) => areaChanges('materials', query, context),
  assembliesListNames: assemblies.list,
  materialsListPrices: async ({ params }, context) => {
    await materials.find(params.material_id, context);
    return { data: await priceHistory(params.material_id, context) };
  },
  materialsAddPrice: async ({ params, body }, context) => {
    await materials.find(params.material_id, context);
    return { data: await addPrice(params.material_id, body, context) };
  },
  materialsListUses: async ({ params }, context) => {
    await materials.find(params.material_id, context);
    return { data: await usesOf(params.material_id, context) };
  },
  materialsExportIdentifiers: ({ query }, context) => exportWithIdentifiers(query, context),
  materialsSetActive: ({ body }, context) => activate<Material>(materials, 'This material', body, context),
  assembliesSetActive: ({ body }, context) => activate<Assembly>(assemblies, 'This assembly', body, context),
  materialsReset: ({ body }, context) => resetMaterials(body.uuid, context),
} satisfies Partial<Handlers>;
