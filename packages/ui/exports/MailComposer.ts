export {
  MailComposer,
  type DraftFile,
  type DraftState,
  type MailAddress,
  type MailComposerProps,
  type MailDraft,
  type MergeField,
} from '../src/patterns/MailComposer/MailComposer.tsx';
export { RecipientField, type RecipientFieldProps } from '../src/patterns/MailComposer/RecipientField.tsx';
export type { SearchAddresses } from '../src/patterns/MailComposer/useRecipientSuggestions.ts';
export {
  addressFault,
  formatAddress,
  parseAddresses,
  type AddressFault,
} from '../src/patterns/MailComposer/mailAddresses.ts';
