export {
  FormBuilder,
  PreviewField,
  type BuilderField,
  type BuilderGroup,
  type BuilderPlace,
  type FormBuilderProps,
} from '../src/patterns/FormBuilder/FormBuilder.tsx';
