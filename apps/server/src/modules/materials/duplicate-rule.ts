import { materialName, sameCode, type DuplicateRule } from '@plumbline/validation/duplicates';

export const materialDuplicates: DuplicateRule = {
  name: { alone: 0.75, weight: 5, fields: ['name'], of: (text) => materialName(text('name')) },
  evidence: { code: sameCode('code', 'same code', { alone: 0.8, weight: 3 }) },
};
