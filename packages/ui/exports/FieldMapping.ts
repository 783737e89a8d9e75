export {
  FieldMapping,
  mappingProblems,
  type FieldMap,
  type FieldMappingProps,
  type MappingField,
  type MappingProblem,
  type MappingSource,
  type MappingTarget,
} from '../src/patterns/FieldMapping/FieldMapping.tsx';
