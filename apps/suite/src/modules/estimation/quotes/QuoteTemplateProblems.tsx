import type { QuoteDocumentProblem } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { quotesMessages } from './messages.ts';

/** Problems of a template in this quote, listed beside the document and never in it. */
export function QuoteTemplateProblems({ problems }: { problems: readonly QuoteDocumentProblem[] }) {
  if (problems.length === 0) return null;
  const isWrong = problems.some(({ kind }) => kind !== 'empty');
  return (
    <Banner
      tone={isWrong ? 'warn' : 'info'}
      title={isWrong ? quotesMessages.missingFieldsTitle : quotesMessages.emptyFieldsTitle}
    >
      <Stack gap={4}>
        {problems.map(({ text }) => (
          <Text key={text} size="small">
            {text}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
