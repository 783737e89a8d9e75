export {
  ActivityComposer,
  type ActivityComposerProps,
  type ActivityDirection,
  type ActivityDraft,
  type ActivityErrors,
  type ActivityFieldId,
  type ActivityInputId,
  type ActivityKind,
  type ActivityPerson,
  type ActivityValue,
  type Present,
} from '../src/patterns/ActivityComposer/ActivityComposer.tsx';
