export {
  DocumentLayout,
  type DocumentFact,
  type DocumentLayoutProps,
} from '../src/patterns/DocumentLayout/DocumentLayout.tsx';
