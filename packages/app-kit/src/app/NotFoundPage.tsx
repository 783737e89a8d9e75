import { Button } from '@plumbline/ui/Button';
import { PublicLayout } from './PublicLayout.tsx';
import { appMessages } from './messages.ts';

/** Not-found page of guests. */
export default function NotFound() {
  return (
    <PublicLayout title={appMessages.pageNotFound} description={appMessages.pageNotFoundDescription}>
      <Button variant="primary" size="lg" isFullWidth href="/">
        {appMessages.goToHomePage}
      </Button>
    </PublicLayout>
  );
}
