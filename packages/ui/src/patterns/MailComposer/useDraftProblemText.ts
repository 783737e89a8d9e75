import { formatBytes } from '../../components/File/accept.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { DraftProblem } from './mailDraft.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';

/** Problem of a field as a text; undefined if it has none. */
export function useDraftProblemText() {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const { locale } = useLocale();
  return (problem: DraftProblem | undefined): string | undefined => {
    switch (problem?.kind) {
      case 'none':
        return messages.noRecipient;
      case 'invalid':
        return messages.invalidRecipients(problem.count, problem.count.toLocaleString(locale));
      case 'unknownFields':
        return messages.unknownFields(
          new Intl.ListFormat(locale, { type: 'conjunction' }).format(
            problem.names.map((name) => `{{${name}}}`),
          ),
        );
      case 'uploading':
        return messages.filesUploading;
      case 'failed':
        return messages.filesFailed;
      case 'tooLarge':
        return messages.tooLarge(formatBytes(problem.excess, locale));
      case undefined:
        return undefined;
    }
  };
}
