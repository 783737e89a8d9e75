export {
  DocumentHeader,
  type DocumentFact,
  type DocumentHeaderProps,
} from '../src/patterns/DocumentHeader/DocumentHeader.tsx';
