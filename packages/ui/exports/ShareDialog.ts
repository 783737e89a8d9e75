export {
  ShareDialog,
  type ShareCandidate,
  type SharedPerson,
  type ShareDialogProps,
  type ShareLevel,
  type ShareLink,
  type ShareLinkChange,
} from '../src/patterns/ShareDialog/ShareDialog.tsx';
