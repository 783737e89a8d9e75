export {
  DuplicateNotice,
  type DuplicateCandidate,
  type DuplicateNoticeProps,
} from '../src/patterns/DuplicateNotice/DuplicateNotice.tsx';
