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
import { pdfViewerWords } from './PdfViewer.messages.ts';

interface PdfOpeningProps {
  name: string;
  failure: PdfFailure | undefined;
  onPassword: (password: string) => void;
  onRetry: () => void;
  onDownload: () => void;
}

/** In place of the pages: they are on their way, want a password, or cannot be shown. */
export function PdfOpening({ name, failure, onPassword, onRetry, onDownload }: PdfOpeningProps) {
  const words = useMessages('pdfViewer', pdfViewerWords);
  // It stays while a password is tried, to be mended if it was wrong.
  const [typed, setTyped] = useState('');
  if (failure === 'password' || failure === 'wrongPassword')
    return (
      <div className={styles.state}>
        <div className={styles.card}>
          <Form label={words.passwordTitle} onSubmit={() => onPassword(typed)}>
            <Stack gap={16}>
              <Heading level={2} size="section">
                {words.passwordTitle}
              </Heading>
              <PasswordField
                label={words.password}
                value={typed}
                onChange={setTyped}
                errorMessage={failure === 'wrongPassword' ? words.passwordWrong : undefined}
                autoComplete="off"
                autoFocus
              />
              <Button type="submit" variant="primary">
                {words.open}
              </Button>
            </Stack>
          </Form>
        </div>
      </div>
    );
  if (failure)
    return (
      <div className={styles.state}>
        <Stack gap={16} align="center">
          <ErrorState
            title={failure === 'missing' ? words.missing : words.broken}
            onRetry={failure === 'missing' ? onRetry : undefined}
          >
            {failure === 'missing' ? words.missingHint : words.brokenHint}
          </ErrorState>
          {failure === 'broken' && <Button onPress={onDownload}>{words.download}</Button>}
        </Stack>
      </div>
    );
  return (
    <div className={styles.state}>
      <div className={styles.card}>
        <Skeleton label={words.loading(name)} count={8} />
      </div>
    </div>
  );
}
