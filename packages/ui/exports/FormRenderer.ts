export { FormRenderer, type FormRendererProps } from '../src/patterns/FormRenderer/FormRenderer.tsx';
export type { SearchRecords } from '../src/patterns/FormRenderer/FormField.tsx';
export type {
  FormCondition,
  FormDefinition,
  FormOption,
  FormPage,
  FormQuestion,
  FormQuestionType,
  FormSectionDefinition,
  FormTableRow,
  FormValue,
  FormValues,
} from '../src/patterns/FormRenderer/definition.ts';
