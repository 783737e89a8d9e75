import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { PasswordField } from '../../components/TextField/PasswordField.tsx';
import { Heading } from '../../components/Text/Heading.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { PdfFailure } from './pdfTypes.ts';
import * as styles from './PdfViewer.css.ts';
import { pdfViewerMessages } from './PdfViewer.messages.ts';

interface PdfOpeningProps {
  name: string;
  failure: PdfFailure | undefined;
  onPassword: (password: string) => void;
  onRetry: () => void;
  onDownload: () => void;
}

/** Replaces the pages while the document is loading, needs a password or cannot be shown. */
export function PdfOpening({ name, failure, onPassword, onRetry, onDownload }: PdfOpeningProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  // Kept while a password is checked, so that a wrong one can be corrected.
  const [typed, setTyped] = useState('');
  if (failure === 'password' || failure === 'wrongPassword')
    return (
      <div className={styles.state}>
        <div className={styles.card}>
          <Form hasOwnRules label={messages.passwordTitle} onSubmit={() => onPassword(typed)}>
            <Stack gap={16}>
              <Heading level={2} size="section">
                {messages.passwordTitle}
              </Heading>
              <PasswordField
                label={messages.password}
                value={typed}
                onChange={setTyped}
                errorMessage={failure === 'wrongPassword' ? messages.passwordWrong : undefined}
                autoComplete="off"
                autoFocus
              />
              <Button type="submit" variant="primary">
                {messages.open}
              </Button>
            </Stack>
          </Form>
        </div>
      </div>
    );
  if (failure)
    return (
      <div className={styles.state}>
        {failure === 'missing' ? (
          <ErrorState title={messages.missing} onRetry={onRetry}>
            {messages.missingHint}
          </ErrorState>
        ) : (
          <ErrorState title={messages.broken}>
            <Stack gap={12} align="center">
              {messages.brokenHint}
              <Button size="sm" icon={DownloadIcon} onPress={onDownload}>
                {messages.download}
              </Button>
            </Stack>
          </ErrorState>
        )}
      </div>
    );
  return (
    <div className={styles.state}>
      <div className={styles.card}>
        <Skeleton label={messages.loading(name)} count={8} />
      </div>
    </div>
  );
}
